/** A new number becomes the caller's when the code that was sent to it is entered. */
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import type { z } from 'zod'
import { phoneLetter } from '../../letters/security.ts'
import { maskPhoneNumber } from '../../rules/masking.ts'
import type { SentCode } from '../../schemas.ts'
import { sendCode } from '../codes.ts'
import type { Identity } from '../identity.ts'
import type { SystemTransaction } from '../offices.ts'
import { tellOwner } from '../owner-notice.ts'
import { changePhone, isPhoneOfAnother } from '../store/profile.ts'

const taken = 'OBS_UMS_CreateUserFail_PhoneNumberExists'

/** @throws AppError `OBS_UMS_CreateUserFail_PhoneNumberExists`, `code.too_soon` */
export const requestPhoneChange = (
  identity: Identity,
  ctx: CallContext,
  { newPhoneNumber }: { newPhoneNumber: string },
): Promise<z.output<typeof SentCode>> =>
  write(identity.context(ctx), async (tx) => {
    const { userId, sessionId } = callerOf(ctx)
    if (await isPhoneOfAnother(tx, newPhoneNumber, userId)) throw new AppError(taken)
    return sendCode(identity, ctx, tx, {
      purpose: 'phone',
      about: userId,
      userId,
      sessionId,
      channel: 'sms',
      target: newPhoneNumber,
    })
  })

/**
 * The code was right: the number is the user's.
 * @throws AppError `OBS_UMS_CreateUserFail_PhoneNumberExists` when another account took it meanwhile
 */
export async function applyPhoneChange(
  tx: SystemTransaction,
  { userId, phoneNumber }: { userId: string; phoneNumber: string },
): Promise<void> {
  const isFree = await changePhone(tx, userId, phoneNumber, tx.clock.now())
  if (!isFree) throw new AppError(taken)
  const hint = maskPhoneNumber(phoneNumber)
  await tellOwner(tx, userId, (language, at) => phoneLetter(language, at, hint))
}
