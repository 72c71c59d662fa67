/** Counted attempts at passwords; the counts are kept whatever the call answers. */

import { networkOf } from '@mizan/platform/access'
import { AppError } from '@mizan/platform/contract'
import { fromEverywhere, fromOneNetwork } from '../../rules/tries.ts'
import type { IdentityCall } from '../call.ts'
import { keyedHash } from '../keys.ts'
import { earlierSignIns } from '../sessions/store/sessions.ts'
import { forgetTries, giveTryBack, takeTry } from './store.ts'

const keysOf = (call: IdentityCall, email: string) => {
  const account = keyedHash(call.parts.keys.accounts, email).toString('base64url')
  const network = networkOf(call.client.address)
  return { everywhere: `sign-in ${account}`, here: `sign-in ${account} ${network}`, network }
}

/**
 * Counts one attempt to sign in, for an address with or without an account. Strangers elsewhere never make the owner
 * wait on a network from which the owner has signed in before.
 * @throws AppError `auth.too_many_tries`
 */
export async function takeSignInTry(
  call: IdentityCall,
  email: string,
  userId: string | undefined,
): Promise<void> {
  const { everywhere, here, network } = keysOf(call, email)
  const now = call.clock.now()
  const wait = await call.system.unaudited(async (tx) => {
    const wait = await takeTry(tx, here, fromOneNetwork, now)
    if (wait > 0) return wait
    const known = await earlierSignIns(tx, userId ?? '', { device: '', network })
    const elsewhere = await takeTry(tx, everywhere, fromEverywhere, now)
    return known.network ? 0 : elsewhere
  })
  refuseFor(wait)
}

export async function forgiveSignInTry(call: IdentityCall, email: string): Promise<void> {
  const { everywhere, here } = keysOf(call, email)
  await call.system.unaudited(async (tx) => {
    await forgetTries(tx, here)
    await giveTryBack(tx, everywhere, fromEverywhere)
  })
}

/** Counts one attempt to prove the password within a session. @throws AppError `auth.too_many_tries` */
export async function takeProofTry(call: IdentityCall, userId: string): Promise<void> {
  const now = call.clock.now()
  const wait = await call.system.unaudited((tx) => takeTry(tx, `proof ${userId}`, fromOneNetwork, now))
  refuseFor(wait)
}

export const forgiveProofTries = (call: IdentityCall, userId: string): Promise<void> =>
  call.system.unaudited((tx) => forgetTries(tx, `proof ${userId}`))

function refuseFor(seconds: number): void {
  if (seconds > 0) throw new AppError('auth.too_many_tries', { retryAfter: seconds })
}
