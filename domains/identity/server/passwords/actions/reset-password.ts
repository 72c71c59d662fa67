/** Sets a new password with the token that was given for a right code. */
import { AppError } from '@mizan/platform/contract'
import { takeOverClaim } from '../../accounts/proof.ts'
import { lockAccount } from '../../accounts/store/accounts.ts'
import { lockTarget } from '../../accounts/store/claims.ts'
import type { IdentityCall } from '../../call.ts'
import { findResetToken, spendResetToken } from '../../codes/store.ts'
import { hashOfToken } from '../../sessions/tokens.ts'
import { setPassword } from '../new-password.ts'
import { requireStrongPassword } from '../weak-passwords.ts'

export async function resetPassword(
  call: IdentityCall,
  { resetToken, password }: { resetToken: string; password: string },
): Promise<{ done: true }> {
  const hash = hashOfToken(resetToken)
  const { userId, ...owner } = await requireGrant(call, hash)
  await requireStrongPassword(password, owner)
  const passwordHash = await call.parts.passwords.hash(password)
  return call.system(async (tx) => {
    await lockTarget(tx, owner.email ?? '')
    // The order is the same wherever a password is set: first the account, then the codes that were sent to it.
    const account = await lockAccount(tx, userId)
    if (!account || !(await spendResetToken(tx, hash, call.clock.now())))
      throw new AppError('reset.invalid_token')
    await setPassword(call, tx, account, passwordHash)
    await takeOverClaim(call, tx, account)
    tx.about(userId, {}, { actorId: userId })
    return { done: true as const }
  })
}

/** Checked before the password is hashed, so that made-up tokens cost little. */
async function requireGrant(call: IdentityCall, hash: Buffer) {
  const grant = await call.system.read((tx) => findResetToken(tx, hash))
  if (!grant) throw new AppError('reset.unknown_token')
  if (grant.usedAt !== null) throw new AppError('reset.invalid_token')
  if (Date.parse(grant.expiresAt) <= call.clock.now().getTime()) throw new AppError('reset.expired')
  return grant
}
