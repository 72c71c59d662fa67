/** Sets a new password with the token that a right code gave. */
import { AppError, type CallContext } from '@mizan/platform/contract'
import { read, write } from '@mizan/platform/database'
import type { Identity } from '../identity.ts'
import { setPassword } from '../new-password.ts'
import { takeOverClaim } from '../proof.ts'
import { lockAccount } from '../store/accounts.ts'
import { lockTarget } from '../store/claims.ts'
import { findResetToken, spendResetToken } from '../store/codes.ts'
import { hashOfToken } from '../tokens.ts'
import { requireStrongPassword } from '../weak-passwords.ts'

export async function resetPassword(
  identity: Identity,
  ctx: CallContext,
  { resetToken, password }: { resetToken: string; password: string },
): Promise<{ done: true }> {
  const hash = hashOfToken(resetToken)
  const { userId, ...owner } = await requireGrant(identity, ctx, hash)
  await requireStrongPassword(password, owner)
  const passwordHash = await identity.passwords.hash(password)
  return write(identity.context(ctx), async (tx) => {
    await lockTarget(tx.db, owner.email ?? '')
    // In the order of everything that sets a password: the account, then what was sent to it.
    const account = await lockAccount(tx.db, userId)
    if (!account || !(await spendResetToken(tx.db, hash, identity.clock.now())))
      throw new AppError('reset.invalid_token')
    await setPassword(identity, tx, userId, passwordHash)
    await takeOverClaim(identity, tx, account)
    tx.about(userId, {}, { actorId: userId })
    return { done: true as const }
  })
}

/** Looked at before the password is hashed, so that made-up tokens cost little. */
async function requireGrant(identity: Identity, ctx: CallContext, hash: Buffer) {
  const grant = await read(identity.unaudited(ctx), ({ db }) => findResetToken(db, hash))
  if (!grant) throw new AppError('reset.unknown_token')
  if (grant.usedAt !== null) throw new AppError('reset.invalid_token')
  if (Date.parse(grant.expiresAt) <= identity.clock.now().getTime()) throw new AppError('reset.expired')
  return grant
}
