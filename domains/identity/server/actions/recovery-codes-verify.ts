/** Does the second step of a sign-in with a code on paper, which is used up by it. */
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { read, write } from '@mizan/platform/database'
import type { z } from 'zod'
import { recoveryUsedLetter } from '../../letters/security.ts'
import { canonicalRecoveryCode } from '../../rules/recovery-codes.ts'
import type { Verified } from '../../schemas.ts'
import { forgiveTriesAtFactor, takeTryAtFactor } from '../factor-tries.ts'
import { hashOfRecoveryCode } from '../factors/recovery-codes.ts'
import type { Identity } from '../identity.ts'
import { tellOwner } from '../notices.ts'
import { notingRefusal } from '../refusals.ts'
import { markVerified } from '../sessions.ts'
import { countRecoveryCodes, spendRecoveryCode } from '../store/recovery-codes.ts'

/**
 * @throws AppError `factor.not_found` where there are no codes left, `code.wrong`, `factor.locked` after five wrong codes
 * in this session, `auth.too_many_tries` after many in all of them
 */
export async function verifyRecoveryCode(
  identity: Identity,
  ctx: CallContext,
  { code }: { code: string },
): Promise<z.output<typeof Verified>> {
  const session = callerOf(ctx)
  const { userId, sessionId } = session
  const { left } = await read(identity.context(ctx), ({ db }) => countRecoveryCodes(db, userId))
  if (left === 0) throw new AppError('factor.not_found')
  await takeTryAtFactor(identity, ctx, session)
  const hash = hashOfRecoveryCode(identity, userId, canonicalRecoveryCode(code))
  const verify = () =>
    write(identity.context(ctx), async (tx) => {
      if (!(await spendRecoveryCode(tx.db, userId, hash, tx.clock.now()))) throw new AppError('code.wrong')
      await forgiveTriesAtFactor(tx, session)
      await markVerified(identity, tx, sessionId)
      const remaining = (await countRecoveryCodes(tx.db, userId)).left
      await tellOwner(tx, userId, (language, at) => recoveryUsedLetter(language, at, remaining))
      tx.about(userId, { factor: 'recovery', left: remaining })
      return { verified: true as const, session: null }
    })
  return notingRefusal(identity, ctx, session, verify)
}
