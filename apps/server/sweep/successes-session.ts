/** Successful calls about signing in and up. */
import { randomUUID } from 'node:crypto'
import { lettersWaiting } from '@mizan/platform/messages/testing'
import { sql } from 'kysely'
import { operatorCall } from '../operator.ts'
import type { Headers, Input } from './rows.ts'
import type { Prepare } from './successes.ts'
import type { Person, World } from './world.ts'

export const password = 'Ornek-Parola-1'
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` })

/** Throws the answer if the call was refused, because calls that depend on it would also be refused. */
export async function mustCall(world: World, headers: Headers, name: string, input: Input = {}) {
  const answer = await world.call(headers, name, input)
  if (answer.status !== 200 || answer.isError) throw new Error(`${name}: ${JSON.stringify(answer)}`)
  return answer.data
}

export async function emailOf({ calls }: World, { userId }: Pick<Person, 'userId'>): Promise<string> {
  const query = sql<{ email: string }>`select email from accounts where id = ${userId}`
  const { rows } = await operatorCall(calls, { rowName: 'sweep' }).system.read(({ db }) => query.execute(db))
  return rows[0]?.email ?? ''
}

const newestCode = async ({ calls }: World): Promise<string> => {
  const letters = await lettersWaiting(operatorCall(calls, { rowName: 'sweep' }))
  return letters.at(-1)?.text.match(/\b\d{6}\b/)?.[0] ?? ''
}

const fresh = () => {
  const unique = randomUUID()
  const phoneNumber = `+90${Number.parseInt(unique.slice(0, 8), 16) + 1_000_000_000}`
  return { email: `${unique}@ornek.test`, phoneNumber, organisation: `Büro ${unique}` }
}

/** Signs up without proving anything. */
async function newcomer(world: World, sample: Input): Promise<Headers> {
  const data = await mustCall(world, {}, 'auth.register', {
    body: { ...(sample.body as object), ...fresh() },
  })
  return bearer(data.accessToken)
}

const signUp = {
  name: 'Deniz',
  surname: 'Örnek',
  password,
  confirmPassword: password,
  occupation: 'lawyer',
  country: 'turkey',
  barRegistrationNumber: '12345',
  declaresCorrect: true,
  acceptsDisclaimer: true,
  acceptsPrivacyPolicy: true,
}
const verification = { purpose: 'verification', channel: 'email' }

async function sentCode(world: World): Promise<{ headers: Headers; codeId: string }> {
  const headers = await newcomer(world, { body: signUp })
  const { codeId } = await mustCall(world, headers, 'auth.requestOtp', { body: verification })
  return { headers, codeId }
}

async function resetCode(world: World): Promise<{ codeId: string; code: string }> {
  const email = await emailOf(world, await world.signIn())
  const { codeId } = await mustCall(world, {}, 'user.forgotPassword', { body: { email } })
  return { codeId, code: await newestCode(world) }
}

/** Credentials of a signed-out person, so that the next sign-in finds no session elsewhere. */
async function credentials(world: World): Promise<{ email: string; password: string }> {
  const person = await world.signIn()
  const email = await emailOf(world, person)
  await mustCall(world, person.headers, 'auth.logout')
  return { email, password }
}

export const sessionSuccesses: Record<string, Prepare> = {
  'auth.register': async (_world, { body }) => ({
    headers: {},
    input: { body: { ...(body as object), ...fresh() } },
  }),
  'auth.login': async (world) => ({ headers: {}, input: { body: await credentials(world) } }),
  'auth.extensionLogin': async (world) => ({ headers: {}, input: { body: await credentials(world) } }),
  'auth.requestOtp': async (world) => ({
    headers: await newcomer(world, { body: signUp }),
    input: { body: verification },
  }),
  'auth.verify': async (world) => {
    const { headers, codeId } = await sentCode(world)
    return { headers, input: { body: { codeId, code: await newestCode(world) } } }
  },
  'auth.resendOtp': async (world) => {
    const { headers, codeId } = await sentCode(world)
    await world.system(
      sql`update one_time_codes set sent_at = sent_at - interval '10 minutes' where id = ${codeId}`,
    )
    return { headers, input: { body: { codeId } } }
  },
  'auth.refresh': async (world) => {
    const { refreshToken } = await mustCall(world, {}, 'auth.login', { body: await credentials(world) })
    return { headers: {}, input: { body: { refreshToken } } }
  },
  'auth.logout': async (world) => ({ headers: (await world.signIn()).headers, input: {} }),
  'user.forgotPassword': async (world) => ({
    headers: {},
    input: { body: { email: await emailOf(world, await world.signIn()) } },
  }),
  'user.forgotPasswordVerify': async (world) => ({ headers: {}, input: { body: await resetCode(world) } }),
  'user.resetPassword': async (world, { body }) => {
    const { resetToken } = await mustCall(world, {}, 'user.forgotPasswordVerify', {
      body: await resetCode(world),
    })
    return { headers: {}, input: { body: { ...(body as object), resetToken } } }
  },
  'user.endSession': async (world) => {
    const { headers } = await world.signIn()
    const { items } = await mustCall(world, headers, 'user.sessions')
    return { headers, input: { params: { sessionId: items[0].id } } }
  },
  'user.updatePhone': async (world) => ({
    headers: (await world.signIn()).headers,
    input: { body: { newPhoneNumber: fresh().phoneNumber, password } },
  }),
}
