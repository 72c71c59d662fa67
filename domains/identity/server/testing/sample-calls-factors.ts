/** Successful calls about second factors, with an authenticator app and a passkey in software. */
import type { SampleCalls, SampleHeaders, SampleWorld } from '@mizan/platform/domain'
import { sql } from 'kysely'
import { Authenticator } from '../factors/testing/authenticator.ts'
import { codeOfApp } from './codes.ts'
import { testPassword } from './passwords.ts'

const proof = { body: { password: testPassword } }

async function withApp(world: SampleWorld) {
  const person = await world.superAdmin()
  const { factorId, secret } = await world.must(person.headers, 'user.beginTotp', proof)
  const code = codeOfApp(secret, world.calls.clock.now())
  const added = await world.must(person.headers, 'user.confirmTotp', { body: { factorId, code } })
  return { ...person, factorId, secret, recoveryCodes: added.recoveryCodes as string[] }
}

async function withPasskey(world: SampleWorld) {
  const person = await world.superAdmin()
  const device = new Authenticator()
  const { challengeId, options } = await world.must(person.headers, 'user.beginPasskey', proof)
  const body = { challengeId, name: 'Telefonum', response: device.create(options) }
  await world.must(person.headers, 'user.addPasskey', { body })
  return { ...person, device }
}

/** Resets the open session to before its second step. */
async function undone(
  world: SampleWorld,
  { userId, headers }: { userId: string; headers: SampleHeaders },
): Promise<SampleHeaders> {
  await world.system(sql`update sessions set verified_at = null where user_id = ${userId}`)
  return headers
}

export const factorSampleCalls: SampleCalls = {
  'user.confirmTotp': async (world) => {
    const { headers } = await world.superAdmin()
    const { factorId, secret } = await world.must(headers, 'user.beginTotp', proof)
    const code = codeOfApp(secret, world.calls.clock.now())
    return { headers, input: { body: { factorId, code } } }
  },
  'user.addPasskey': async (world) => {
    const { headers } = await world.superAdmin()
    const { challengeId, options } = await world.must(headers, 'user.beginPasskey', proof)
    const response = new Authenticator().create(options)
    return { headers, input: { body: { challengeId, name: 'Telefonum', response } } }
  },
  'user.removeFactor': async (world) => {
    const { headers, factorId } = await withApp(world)
    return { headers, input: { params: { factorId }, ...proof } }
  },
  'user.renewRecoveryCodes': async (world) => ({ headers: (await withApp(world)).headers, input: proof }),
  'auth.verifyTotp': async (world) => {
    const person = await withApp(world)
    await world.system(sql`update second_factors set last_step = null where id = ${person.factorId}`)
    const code = codeOfApp(person.secret, world.calls.clock.now())
    return { headers: await undone(world, person), input: { body: { code } } }
  },
  'auth.verifyRecoveryCode': async (world) => {
    const person = await withApp(world)
    return { headers: await undone(world, person), input: { body: { code: person.recoveryCodes[0] } } }
  },
  'auth.passkeyOptions': async (world) => ({
    headers: await undone(world, await withPasskey(world)),
    input: {},
  }),
  'auth.verifyPasskey': async (world) => {
    const person = await withPasskey(world)
    const headers = await undone(world, person)
    const { challengeId, options } = await world.must(headers, 'auth.passkeyOptions')
    return { headers, input: { body: { challengeId, response: person.device.get(options) } } }
  },
}
