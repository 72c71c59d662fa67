import { AppError, callerOf } from '@mizan/platform/contract'
import { factorLetter } from '../../../letters/security.ts'
import type { IdentityCall } from '../../call.ts'
import { notifyOwner } from '../../notices/notices.ts'
import { provePassword, requireSamePassword } from '../../passwords/password-proof.ts'
import { listConfirmed, removeFactorOf } from '../store/factors.ts'
import { removeRecoveryCodes } from '../store/recovery-codes.ts'

/**
 * Removes a second factor and notifies the owner. @throws AppError `auth.wrong_password`, `auth.too_many_tries`,
 * `factor.not_found`
 */
export async function removeFactor(
  call: IdentityCall,
  { factorId, password }: { factorId: string; password: string },
): Promise<{ done: true }> {
  const { userId } = callerOf(call)
  const proven = await provePassword(call, userId, password)
  return call.system(async (tx) => {
    const account = await requireSamePassword(tx, proven)
    const removed = await removeFactorOf(tx, userId, factorId)
    if (!removed) throw new AppError('factor.not_found')
    if ((await listConfirmed(tx, userId)).length === 0) await removeRecoveryCodes(tx, userId)
    await notifyOwner(tx, account, (language, at) => factorLetter(language, at, removed.kind, 'removed'))
    tx.about(factorId, { kind: removed.kind })
    return { done: true }
  })
}
