/** Reads letters as a person would, and tries the guesses of a stranger. */
import { mock } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import type { TestIdentity } from './index.ts'

export const signUpForm = (more: Record<string, unknown> = {}) => ({
  name: 'Deniz',
  surname: 'Örnek',
  email: 'deniz@ornek.test',
  password: 'Ornek-Parola-1',
  confirmPassword: 'Ornek-Parola-1',
  phoneNumber: '+90 555 123 45 12',
  occupation: 'lawyer',
  organisation: 'Örnek Hukuk Bürosu',
  barRegistrationNumber: '12345',
  declaresCorrect: true,
  acceptsDisclaimer: true,
  acceptsPrivacyPolicy: true,
  ...more,
})

/** The six digits of the newest letter. */
export async function newestCode({ letters }: Pick<TestIdentity, 'letters'>): Promise<string> {
  const code = (await letters()).at(-1)?.text.match(/\b\d{6}\b/)?.[0]
  if (!code) throw new Error('No letter with a code was queued')
  return code
}

/** A code that differs from the given one. */
export const anotherCode = (code: string, step = 1): string =>
  String((Number(code) + step) % 1_000_000).padStart(6, '0')

let members = 0
const another = () => {
  members += 1
  return { email: `uye.${members}@ornek.test`, phoneNumber: `+90533${1_000_000 + members}` }
}

/** Signs up a new person each time and enters the code; returns the form and the tokens. */
export async function newMember(rooms: TestIdentity, more: Record<string, unknown> = {}) {
  const form = signUpForm({ ...another(), ...more })
  const { data } = await rooms.call('auth.register', { body: form })
  const token = data.accessToken as string
  const sent = await rooms.call('auth.requestOtp', {
    token,
    body: { purpose: 'verification', channel: 'email' },
  })
  const code = await newestCode(rooms)
  await rooms.call('auth.verify', { token, body: { codeId: sent.data.codeId, code } })
  return { form, userId: data.userId as string, token, refreshToken: data.refreshToken as string }
}

/** Number of statements that the work sends to the database. */
export async function statementsDuring<Answer>(
  { database }: Pick<TestIdentity, 'database'>,
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; count: number }> {
  const client = await database.pool.connect()
  client.release()
  const query = mock.method(Object.getPrototypeOf(client), 'query')
  const answer = await work()
  query.mock.restore()
  return { answer, count: query.mock.callCount() }
}

/** The code that the app shows at this moment. */
export const codeOfApp = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })
