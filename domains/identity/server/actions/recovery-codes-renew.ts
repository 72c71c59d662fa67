/** New recovery codes in place of the earlier ones, for whoever has used or lost them. */
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import { recoveryRenewedLetter } from '../../letters/security.ts'
import { renewCodes } from '../factors/recovery-codes.ts'
import type { Identity } from '../identity.ts'
import { tellOwner } from '../notices.ts'
import { provePassword, requireSamePassword } from '../password-proof.ts'
import { listConfirmed } from '../store/factors.ts'

/** @throws AppError `auth.wrong_password`, `auth.too_many_tries`, `factor.not_found` without a second factor */
export async function renewRecoveryCodes(
  identity: Identity,
  ctx: CallContext,
  { password }: { password: string },
): Promise<{ codes: string[] }> {
  const { userId } = callerOf(ctx)
  const proven = await provePassword(identity, ctx, userId, password)
  return write(identity.context(ctx), async (tx) => {
    await requireSamePassword(tx, proven)
    if ((await listConfirmed(tx, userId)).length === 0) throw new AppError('factor.not_found')
    const codes = await renewCodes(identity, tx, userId)
    await tellOwner(tx, userId, recoveryRenewedLetter)
    tx.about(userId)
    return { codes }
  })
}
