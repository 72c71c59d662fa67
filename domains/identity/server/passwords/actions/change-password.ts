/** Sets a new password for a user who knows the old one; the calling session stays open. */
import { sessionOf } from '@mizan/platform/contract'
import type { IdentityCall } from '../../call.ts'
import { setPassword } from '../new-password.ts'
import { provePassword, requireSamePassword } from '../password-proof.ts'
import { requireStrongPassword } from '../weak-passwords.ts'

export async function changePassword(
  call: IdentityCall,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<{ done: true }> {
  const { userId, sessionId } = sessionOf(call)
  const proven = await provePassword(call, userId, currentPassword)
  await requireStrongPassword(password, proven)
  const passwordHash = await call.parts.passwords.hash(password)
  return call.system(async (tx) => {
    const account = await requireSamePassword(tx, proven)
    await setPassword(call, tx, account, passwordHash, { session: sessionId })
    tx.about(userId)
    return { done: true as const }
  })
}
