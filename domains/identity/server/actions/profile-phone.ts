/** A new number becomes the caller's when the code that was sent to it is entered; so is the own one proven. */
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import type { z } from 'zod'
import { phoneLetter } from '../../letters/security.ts'
import { maskPhoneNumber } from '../../rules/masking.ts'
import type { SentCode } from '../../schemas.ts'
import { sendCode } from '../codes.ts'
import type { Identity } from '../identity.ts'
import { tellOwner } from '../notices.ts'
import type { SystemTransaction } from '../offices.ts'
import { changePhone, findPerson, isPhoneOfAnother } from '../store/profile.ts'

const taken = 'OBS_UMS_CreateUserFail_PhoneNumberExists'

/**
 * Also for the caller's own number, as long as it is not proven.
 * @throws AppError `OBS_UMS_CreateUserFail_PhoneNumberExists`, `code.too_soon`, `request.invalid` for a proven number
 */
export const requestPhoneChange = (
  identity: Identity,
  ctx: CallContext,
  { newPhoneNumber }: { newPhoneNumber: string },
): Promise<z.output<typeof SentCode>> =>
  write(identity.context(ctx), async (tx) => {
    const { userId, sessionId } = callerOf(ctx)
    const person = await findPerson(tx, userId)
    if (!person) throw new AppError('session.required')
    if (person.phone_number === newPhoneNumber && person.phone_verified_at !== null)
      throw new AppError('request.invalid', { fields: { newPhoneNumber: alreadyProven } })
    if (await isPhoneOfAnother(tx, newPhoneNumber, userId)) throw new AppError(taken)
    return sendCode(identity, ctx, tx, {
      purpose: 'phone',
      about: userId,
      userId,
      sessionId,
      channel: 'sms',
      target: newPhoneNumber,
      language: person.language,
    })
  })

const alreadyProven = {
  tr: 'Bu numara zaten doğrulanmış.',
  en: 'This number has been verified already.',
}

/**
 * The code was right: the number is the user's. A letter goes out where it is another number than before.
 * @throws AppError `OBS_UMS_CreateUserFail_PhoneNumberExists` when another account took it meanwhile
 */
export async function applyPhoneChange(
  tx: SystemTransaction,
  { userId, phoneNumber, before }: { userId: string; phoneNumber: string; before: string | null },
): Promise<void> {
  const isFree = await changePhone(tx, userId, phoneNumber, tx.clock.now())
  if (!isFree) throw new AppError(taken)
  if (phoneNumber === before) return
  const hint = maskPhoneNumber(phoneNumber)
  await tellOwner(tx, userId, (language, at) => phoneLetter(language, at, hint))
}
