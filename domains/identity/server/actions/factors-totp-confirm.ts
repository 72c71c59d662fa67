import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import { factorLetter } from '../../letters/security.ts'
import type { AddedFactor } from '../../schemas.ts'
import { firstCodes } from '../factors/recovery-codes.ts'
import { requireRoomForFactor } from '../factors/room.ts'
import { tryUnseal } from '../factors/seal.ts'
import { stepOfCode } from '../factors/totp.ts'
import type { Identity } from '../identity.ts'
import { tellOwner } from '../notices.ts'
import { presentFactor } from '../queries/factors.ts'
import { changeFactor, lockUnconfirmed } from '../store/factors.ts'

const confirmableMs = 15 * 60_000

/**
 * @throws AppError `factor.not_found` for one that was not begun in the last quarter of an hour, `code.wrong`,
 * `factor.too_many`
 */
export const confirmTotp = (
  identity: Identity,
  ctx: CallContext,
  { factorId, code }: { factorId: string; code: string },
): Promise<AddedFactor> =>
  write(identity.context(ctx), async (tx) => {
    const { userId } = callerOf(ctx)
    const now = tx.clock.now()
    await requireRoomForFactor(tx, userId)
    const factor = await lockUnconfirmed(tx, userId, factorId, new Date(now.getTime() - confirmableMs))
    const secret = factor?.sealed_secret && tryUnseal(identity.key, factor.sealed_secret, factor.id)
    if (!factor || !secret) throw new AppError('factor.not_found')
    const step = stepOfCode(secret, code, now)
    if (step === null) throw new AppError('code.wrong')
    await changeFactor(tx, factor.id, { confirmed_at: now, last_step: step })
    await tellOwner(tx, userId, (language, at) => factorLetter(language, at, 'totp', 'added'))
    tx.about(factor.id, { kind: factor.kind })
    const recoveryCodes = await firstCodes(identity, tx, userId)
    return { ...presentFactor({ ...factor, confirmed_at: now.toISOString() }), recoveryCodes }
  })
