/** Successful calls about signing in and up. */

import { randomUUID } from 'node:crypto'
import type { SampleCalls, SampleHeaders, SampleInput, SampleWorld } from '@mizan/platform/domain'
import { sql } from 'kysely'
import { testPassword } from './passwords.ts'
import { barSampleCalls } from './sample-calls-bars.ts'
import { factorSampleCalls } from './sample-calls-factors.ts'

const bearer = (token: string): SampleHeaders => ({ authorization: `Bearer ${token}` })

const newestCode = async ({ letters }: SampleWorld): Promise<string> => {
  return (await letters()).at(-1)?.text.match(/\b\d{6}\b/)?.[0] ?? ''
}

const fresh = () => {
  const unique = randomUUID()
  const phoneNumber = `+90${Number.parseInt(unique.slice(0, 8), 16) + 1_000_000_000}`
  return { email: `${unique}@ornek.test`, phoneNumber, organisation: `Büro ${unique}` }
}

/** Signs up without proving anything. */
async function newcomer(world: SampleWorld, sample: SampleInput): Promise<SampleHeaders> {
  const data = await world.must({}, 'auth.register', {
    body: { ...(sample.body as object), ...fresh() },
  })
  return bearer(data.accessToken)
}

const signUp = {
  name: 'Deniz',
  surname: 'Örnek',
  password: testPassword,
  confirmPassword: testPassword,
  occupation: 'lawyer',
  country: 'turkey',
  barRegistrationNumber: '12345',
  declaresCorrect: true,
  acceptsDisclaimer: true,
  acceptsPrivacyPolicy: true,
}
const verification = { purpose: 'verification', channel: 'email' }

async function sentCode(world: SampleWorld): Promise<{ headers: SampleHeaders; codeId: string }> {
  const headers = await newcomer(world, { body: signUp })
  const { codeId } = await world.must(headers, 'auth.requestOtp', { body: verification })
  return { headers, codeId }
}

async function resetCode(world: SampleWorld): Promise<{ codeId: string; code: string }> {
  const email = await world.emailOf(await world.signIn())
  const { codeId } = await world.must({}, 'user.forgotPassword', { body: { email } })
  return { codeId, code: await newestCode(world) }
}

/** Credentials of a signed-out person, so that the next sign-in finds no session elsewhere. */
async function credentials(world: SampleWorld): Promise<{ email: string; password: string }> {
  const person = await world.signIn()
  const email = await world.emailOf(person)
  await world.must(person.headers, 'auth.logout')
  return { email, password: testPassword }
}

export const identitySampleCalls: SampleCalls = {
  ...factorSampleCalls,
  ...barSampleCalls,
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
    const { refreshToken } = await world.must({}, 'auth.login', { body: await credentials(world) })
    return { headers: {}, input: { body: { refreshToken } } }
  },
  'auth.logout': async (world) => ({ headers: (await world.signIn()).headers, input: {} }),
  'user.forgotPassword': async (world) => ({
    headers: {},
    input: { body: { email: await world.emailOf(await world.signIn()) } },
  }),
  'user.forgotPasswordVerify': async (world) => ({ headers: {}, input: { body: await resetCode(world) } }),
  'user.resetPassword': async (world, { body }) => {
    const { resetToken } = await world.must({}, 'user.forgotPasswordVerify', {
      body: await resetCode(world),
    })
    return { headers: {}, input: { body: { ...(body as object), resetToken } } }
  },
  'user.endSession': async (world) => {
    const { headers } = await world.signIn()
    const { items } = await world.must(headers, 'user.sessions')
    return { headers, input: { params: { sessionId: items[0].id } } }
  },
  'tokens.revoke': async (world) => {
    const { headers } = await world.signIn()
    const token = await world.must(headers, 'tokens.create', { body: world.bodyOf('tokens.create') })
    return { headers, input: { params: { tokenId: token.id } } }
  },
  'user.updatePhone': async (world) => ({
    headers: (await world.signIn()).headers,
    input: { body: { newPhoneNumber: fresh().phoneNumber, password: testPassword } },
  }),
}
