/** Counted tries at passwords; what is counted stands whatever the call answers. */

import { networkOf } from '@mizan/platform/access'
import { AppError, type CallContext } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import { fromEverywhere, fromOneNetwork } from '../rules/tries.ts'
import type { Identity } from './identity.ts'
import { keyedHash } from './keys.ts'
import { earlierSignIns } from './store/sessions.ts'
import { forgetTries, giveTryBack, takeTry } from './store/tries.ts'

const keysOf = (identity: Identity, ctx: CallContext, email: string) => {
  const account = keyedHash(identity.keys.accounts, email).toString('base64url')
  const network = networkOf(ctx.client.address)
  return { everywhere: `sign-in ${account}`, here: `sign-in ${account} ${network}`, network }
}

/**
 * Takes one try to sign in, for an address with and without an account alike. Strangers elsewhere never make the
 * owner wait on a network from which he has signed in before.
 * @throws AppError auth.too_many_tries
 */
export async function takeSignInTry(
  identity: Identity,
  ctx: CallContext,
  email: string,
  userId: string | undefined,
): Promise<void> {
  const { everywhere, here, network } = keysOf(identity, ctx, email)
  const now = identity.clock.now()
  const wait = await write(identity.unaudited(ctx), async ({ db }) => {
    const wait = await takeTry(db, here, fromOneNetwork, now)
    if (wait > 0) return wait
    const known = await earlierSignIns(db, userId ?? '', { device: '', network })
    const elsewhere = await takeTry(db, everywhere, fromEverywhere, now)
    return known.network ? 0 : elsewhere
  })
  refuseFor(wait)
}

export async function forgiveSignInTry(identity: Identity, ctx: CallContext, email: string): Promise<void> {
  const { everywhere, here } = keysOf(identity, ctx, email)
  await write(identity.unaudited(ctx), async ({ db }) => {
    await forgetTries(db, here)
    await giveTryBack(db, everywhere, fromEverywhere)
  })
}

/** Takes one try to prove the password within a session. @throws AppError auth.too_many_tries */
export async function takeProofTry(identity: Identity, ctx: CallContext, userId: string): Promise<void> {
  const now = identity.clock.now()
  const wait = await write(identity.unaudited(ctx), ({ db }) =>
    takeTry(db, `proof ${userId}`, fromOneNetwork, now),
  )
  refuseFor(wait)
}

export const forgiveProofTries = (identity: Identity, ctx: CallContext, userId: string): Promise<void> =>
  write(identity.unaudited(ctx), ({ db }) => forgetTries(db, `proof ${userId}`))

function refuseFor(seconds: number): void {
  if (seconds > 0) throw new AppError('auth.too_many_tries', { retryAfter: seconds })
}
