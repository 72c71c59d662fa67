import { AppError, callerOf } from '@mizan/platform/contract'
import { factorLetter } from '../../../letters/security.ts'
import type { AddedFactor } from '../../../schemas.ts'
import type { IdentityCall } from '../../call.ts'
import { notifyOwner } from '../../notices/notices.ts'
import { presentFactor } from '../queries.ts'
import { firstCodes } from '../recovery-codes.ts'
import { lockWithRoomForFactor } from '../room.ts'
import { tryUnseal } from '../seal.ts'
import { changeFactor, lockUnconfirmed } from '../store/factors.ts'
import { stepOfCode } from '../totp.ts'

const confirmableMs = 15 * 60_000

/**
 * @throws AppError `factor.not_found` if it was not begun within the last quarter of an hour, `code.wrong`,
 * `factor.too_many`
 */
export const confirmTotp = (
  call: IdentityCall,
  { factorId, code }: { factorId: string; code: string },
): Promise<AddedFactor> =>
  call.system(async (tx) => {
    const { userId } = callerOf(call)
    const now = tx.clock.now()
    const account = await lockWithRoomForFactor(tx, userId)
    const factor = await lockUnconfirmed(tx, userId, factorId, new Date(now.getTime() - confirmableMs))
    const secret = factor?.sealed_secret && tryUnseal(call.parts.secret, factor.sealed_secret, factor.id)
    if (!factor || !secret) throw new AppError('factor.not_found')
    const step = stepOfCode(secret, code, now)
    if (step === null) throw new AppError('code.wrong')
    await changeFactor(tx, factor.id, { confirmed_at: now, last_step: step })
    await notifyOwner(tx, account, (language, at) => factorLetter(language, at, 'totp', 'added'))
    tx.about(factor.id, { kind: factor.kind })
    const recoveryCodes = await firstCodes(call, tx, userId)
    return { ...presentFactor({ ...factor, confirmed_at: now.toISOString() }), recoveryCodes }
  })
