/** Sets a new password for somebody who knows the old one; the session that asks goes on. */
import { type CallContext, callerOf } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import type { Identity } from '../identity.ts'
import { setPassword } from '../new-password.ts'
import { provePassword, requireSamePassword } from '../password-proof.ts'
import { requireStrongPassword } from '../weak-passwords.ts'

export async function changePassword(
  identity: Identity,
  ctx: CallContext,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<{ done: true }> {
  const { userId, sessionId } = callerOf(ctx)
  const proven = await provePassword(identity, ctx, userId, currentPassword)
  await requireStrongPassword(password, proven)
  const passwordHash = await identity.passwords.hash(password)
  return write(identity.context(ctx), async (tx) => {
    await requireSamePassword(tx, proven)
    await setPassword(identity, tx, userId, passwordHash, { session: sessionId })
    tx.about(userId)
    return { done: true as const }
  })
}
