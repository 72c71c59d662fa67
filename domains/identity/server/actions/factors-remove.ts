import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import { factorLetter } from '../../letters/security.ts'
import type { Identity } from '../identity.ts'
import { tellOwner } from '../notices.ts'
import { provePassword, requireSamePassword } from '../password-proof.ts'
import { listConfirmed, removeFactorOf } from '../store/factors.ts'
import { removeRecoveryCodes } from '../store/recovery-codes.ts'

/** @throws AppError `auth.wrong_password`, `auth.too_many_tries`, `factor.not_found` */
export async function removeFactor(
  identity: Identity,
  ctx: CallContext,
  factorId: string,
  { password }: { password: string },
): Promise<{ done: true }> {
  const { userId } = callerOf(ctx)
  const proven = await provePassword(identity, ctx, userId, password)
  return write(identity.context(ctx), async (tx) => {
    await requireSamePassword(tx, proven)
    const removed = await removeFactorOf(tx, userId, factorId)
    if (!removed) throw new AppError('factor.not_found')
    if ((await listConfirmed(tx, userId)).length === 0) await removeRecoveryCodes(tx.db, userId)
    await tellOwner(tx, userId, (language, at) => factorLetter(language, at, removed.kind, 'removed'))
    tx.about(factorId, { kind: removed.kind })
    return { done: true }
  })
}
