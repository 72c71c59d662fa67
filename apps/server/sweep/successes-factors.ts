/** Successful calls about second factors, with an authenticator app and a passkey in software. */

import { sql } from 'kysely'
import { Authenticator } from '../../../domains/identity/server/factors/testing/authenticator.ts'
import { codeOfApp } from '../../../domains/identity/server/testing/codes.ts'
import type { Headers } from './rows.ts'
import type { Prepare } from './successes.ts'
import { mustCall, password } from './successes-session.ts'
import type { World } from './world.ts'

const proof = { body: { password } }

async function withApp(world: World) {
  const person = await world.superAdmin()
  const { factorId, secret } = await mustCall(world, person.headers, 'user.beginTotp', proof)
  const code = codeOfApp(secret, world.calls.clock.now())
  const added = await mustCall(world, person.headers, 'user.confirmTotp', { body: { factorId, code } })
  return { ...person, factorId, secret, recoveryCodes: added.recoveryCodes as string[] }
}

async function withPasskey(world: World) {
  const person = await world.superAdmin()
  const device = new Authenticator()
  const { challengeId, options } = await mustCall(world, person.headers, 'user.beginPasskey', proof)
  const body = { challengeId, name: 'Telefonum', response: device.create(options) }
  await mustCall(world, person.headers, 'user.addPasskey', { body })
  return { ...person, device }
}

/** Resets the open session to before its second step. */
async function undone(
  world: World,
  { userId, headers }: { userId: string; headers: Headers },
): Promise<Headers> {
  await world.system(sql`update sessions set verified_at = null where user_id = ${userId}`)
  return headers
}

export const factorSuccesses: Record<string, Prepare> = {
  'user.confirmTotp': async (world) => {
    const { headers } = await world.superAdmin()
    const { factorId, secret } = await mustCall(world, headers, 'user.beginTotp', proof)
    const code = codeOfApp(secret, world.calls.clock.now())
    return { headers, input: { body: { factorId, code } } }
  },
  'user.addPasskey': async (world) => {
    const { headers } = await world.superAdmin()
    const { challengeId, options } = await mustCall(world, headers, 'user.beginPasskey', proof)
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
    const { challengeId, options } = await mustCall(world, headers, 'auth.passkeyOptions')
    return { headers, input: { body: { challengeId, response: person.device.get(options) } } }
  },
}
