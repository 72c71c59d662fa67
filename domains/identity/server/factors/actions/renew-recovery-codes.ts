/** Replaces the recovery codes of a user who has used or lost them. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { recoveryRenewedLetter } from '../../../letters/security.ts'
import type { IdentityCall } from '../../call.ts'
import { notifyOwner } from '../../notices/notices.ts'
import { provePassword, requireSamePassword } from '../../passwords/password-proof.ts'
import { renewCodes } from '../recovery-codes.ts'
import { listConfirmed } from '../store/factors.ts'

/** @throws AppError `auth.wrong_password`, `auth.too_many_tries`, `factor.not_found` without a second factor */
export async function renewRecoveryCodes(
  call: IdentityCall,
  { password }: { password: string },
): Promise<{ codes: string[] }> {
  const { userId } = callerOf(call)
  const proven = await provePassword(call, userId, password)
  return call.system(async (tx) => {
    const account = await requireSamePassword(tx, proven)
    if ((await listConfirmed(tx, userId)).length === 0) throw new AppError('factor.not_found')
    const codes = await renewCodes(call, tx, userId)
    await notifyOwner(tx, account, recoveryRenewedLetter)
    tx.about(userId)
    return { codes }
  })
}
