/** People who sign up at a running server, for measurements and fault tests that need many of them. */
import { setTimeout as sleep } from 'node:timers/promises'
import { startTrial } from './trial.ts'

export interface SignedUp {
  email: string
  userId: string
  accessToken: string
  refreshToken: string
}

export const peoplesPassword = 'Ornek-Parola-1'

export interface Reply {
  status: number
  code?: string
  data?: never
}

/** Makes one call; rejects only if the server is away. */
export async function call(
  address: string,
  method: 'GET' | 'POST',
  path: string,
  { body, token }: { body?: object; token?: string } = {},
): Promise<Reply> {
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, ...((await answer.json()) as object) }
}

/** The same for calls that must succeed. Throws with the server's answer. */
export async function answerOf<Data>(
  ...[address, method, path, input]: Parameters<typeof call>
): Promise<Data> {
  const { status, code, data } = await call(address, method, path, input)
  if (status !== 200 || data === undefined) throw new Error(`${method} ${path}: ${status} ${code}`)
  return data as Data
}

/** `number` from 1 to 9 999 999 distinguishes the people of one server. */
export async function signUp(address: string, number: number): Promise<SignedUp> {
  const email = `kisi${number}@ornek.test`
  const body = {
    name: 'Deniz',
    surname: 'Örnek',
    email,
    password: peoplesPassword,
    confirmPassword: peoplesPassword,
    phoneNumber: `+90556${String(number).padStart(7, '0')}`,
    occupation: 'lawyer',
    organisation: `Büro ${number}`,
    country: 'turkey',
    barRegistrationNumber: String(number),
    declaresCorrect: true,
    acceptsDisclaimer: true,
    acceptsPrivacyPolicy: true,
  }
  const tokens = await answerOf<Omit<SignedUp, 'email'>>(address, 'POST', '/auth/register', { body })
  return { ...tokens, email }
}

/** Requests the code by mail, reads it in the readable outbox and enters it. */
export async function proveAddress(address: string, { email, accessToken }: SignedUp): Promise<void> {
  const request = { purpose: 'verification', channel: 'email' }
  const { codeId } = await answerOf<{ codeId: string }>(address, 'POST', '/auth/requestotp', {
    body: request,
    token: accessToken,
  })
  const code = await readCode(address, email)
  await answerOf(address, 'POST', '/auth/verify', { body: { codeId, code }, token: accessToken })
}

/** A person whose office has a plan. */
export async function signUpWithPlan(address: string, number: number): Promise<SignedUp> {
  const person = await signUp(address, number)
  await proveAddress(address, person)
  await startTrial(address, person.accessToken)
  return person
}

async function readCode(address: string, email: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const newest = await newestCode(address, email)
    if (newest) return newest.code
    await sleep(50)
  }
  throw new Error(`No code for ${email} came`)
}

/** The newest code in the readable outbox, with the id of its message. */
export async function newestCode(
  address: string,
  email: string,
): Promise<{ id: string; code: string } | undefined> {
  const { items } = await answerOf<{ items: { id: string; to: string; text: string }[] }>(
    address,
    'GET',
    '/dev/outbox',
  )
  const codes = items.flatMap(({ id, to, text }) => {
    const code = to === email ? /\b\d{6}\b/.exec(text)?.[0] : undefined
    return code ? [{ id, code }] : []
  })
  return codes[0]
}

export const refresh = (address: string, refreshToken: string) =>
  answerOf<{ accessToken: string; refreshToken: string }>(address, 'POST', '/auth/refresh-token', {
    body: { refreshToken },
  })
