import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import { factorLetter } from '../../letters/security.ts'
import type { Identity } from '../identity.ts'
import { tellOwner } from '../owner-notice.ts'
import { provePassword } from '../password-proof.ts'
import { removeFactorOf } from '../store/factors.ts'

/** @throws AppError `auth.wrong_password`, `auth.too_many_tries`, `factor.not_found` */
export async function removeFactor(
  identity: Identity,
  ctx: CallContext,
  factorId: string,
  { password }: { password: string },
): Promise<{ done: true }> {
  const { userId } = callerOf(ctx)
  await provePassword(identity, ctx, userId, password)
  return write(identity.context(ctx), async (tx) => {
    const removed = await removeFactorOf(tx, userId, factorId)
    if (!removed) throw new AppError('factor.not_found')
    await tellOwner(tx, userId, (language, at) => factorLetter(language, at, removed.kind, 'removed'))
    tx.about(factorId, { kind: removed.kind })
    return { done: true }
  })
}
