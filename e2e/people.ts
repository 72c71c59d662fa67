/** People of the journeys, created through calls if their screens are not what the journey tests. */
import { createHmac } from 'node:crypto'
import { beforeEach } from 'node:test'
import { startTrial } from '../quality/trial.ts'
import { post } from './calls.ts'
import { readCode } from './letters.ts'
import type { TestServer } from './server.ts'

export const password = 'Cok-Gizli-7'
const terms = { declaresCorrect: true, acceptsDisclaimer: true, acceptsPrivacyPolicy: true }
/** The files of one worker share a server, so each file has people of its own. */
const block = Number(process.env.JOURNEY_FILE ?? 0) * 100
let people = 0

export interface Person {
  email: string
  organisation: string
  accessToken: string
  refreshToken: string
  channels: unknown
  factors: unknown
}

const usual = { name: 'Ayşe', surname: 'Yılmaz' }

/** A new account whose second step is still due. */
export async function register(server: TestServer, called = usual): Promise<Person> {
  const number = String(block + ++people).padStart(4, '0')
  const email = `kisi${number}@ornek.test`
  const organisation = `Büro ${number}`
  const answer = await post(server, '/auth/register', {
    ...called,
    email,
    password,
    confirmPassword: password,
    phoneNumber: `+90533111${number}`,
    occupation: 'lawyer',
    organisation,
    barRegistrationNumber: '1',
    ...terms,
  })
  return { ...(answer as unknown as Person), email, organisation }
}

export const bearer = ({ accessToken }: Pick<Person, 'accessToken'>) => ({
  authorization: `Bearer ${accessToken}`,
})

/** A new account whose second step is done, and whose office has taken no plan yet. */
export async function registerWithoutPlan(server: TestServer, called = usual): Promise<Person> {
  const person = await register(server, called)
  const order = { purpose: 'verification', channel: 'email' }
  const { codeId } = await post(server, '/auth/requestotp', order, bearer(person))
  const code = await readCode(server, person.email)
  await post(server, '/auth/verify', { codeId, code }, bearer(person))
  return person
}

/** The same with an office that is in its trial. */
export async function registerFully(server: TestServer, called = usual): Promise<Person> {
  const person = await registerWithoutPlan(server, called)
  await startTrial(server.address, person.accessToken)
  return person
}

let own: Promise<Person> | undefined
beforeEach(() => {
  own = undefined
})

/** The journey's own person: new in each journey, and the administrator of an office of their own. */
export const ownPerson = (server: TestServer): Promise<Person> => (own ??= registerFully(server))

/** Adds an authenticator app to the account; returns the function that gives its code `later` steps from now. */
export async function addApp(server: TestServer, person: Person): Promise<(later: number) => string> {
  const begun = await post(server, '/user/second-factors/totp/begin', { password }, bearer(person))
  const show = (later: number) => appCode(begun.secret ?? '', later)
  const order = { factorId: begun.factorId, code: show(0) }
  await post(server, '/user/second-factors/totp/confirm', order, bearer(person))
  return show
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 6238 with steps of thirty seconds and six digits. */
export function appCode(secret: string, later: number): string {
  const bits = [...secret].map((one) => letters.indexOf(one).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later))
  const hash = createHmac('sha1', key).update(step).digest()
  const place = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(place) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The id of somebody of the office; `headers` are those of its administrator. */
export async function idOf(
  { address }: TestServer,
  { email }: Person,
  headers: Record<string, string>,
): Promise<string> {
  const answer = await fetch(`${address}/api/company/members`, { headers })
  const { data } = (await answer.json()) as { data: { items: { userId: string; email: string }[] } }
  return data.items.find((one) => one.email === email)?.userId ?? ''
}
