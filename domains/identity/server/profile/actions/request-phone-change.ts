/**
 * Changes the caller's telephone number, or proves the current one: the number counts once the code that was sent to it
 * is entered. It needs the password, or a session that has proven itself minutes ago, because codes of later sign-ins go to
 * that number.
 */
import { AppError, sessionOf } from '@mizan/platform/contract'
import { queueMessage } from '@mizan/platform/messages'
import type { z } from 'zod'
import { formerPhoneText, phoneLetter } from '../../../letters/security.ts'
import { maskPhoneNumber } from '../../../rules/masking.ts'
import type { PhoneUpdate, SentCode } from '../../../schemas.ts'
import { lockAccount } from '../../accounts/store/accounts.ts'
import { isPhoneTaken, markPhoneProven } from '../../accounts/store/claims.ts'
import type { IdentityCall, Tx } from '../../call.ts'
import { sendCode } from '../../codes/codes.ts'
import { notifyOwner } from '../../notices/notices.ts'
import { provePassword, requireSamePassword } from '../../passwords/password-proof.ts'
import { findProof } from '../../sessions/store/sessions.ts'
import type { Account } from '../../tables.ts'
import { rememberTrial } from '../../trials/trials.ts'

const taken = 'OBS_UMS_CreateUserFail_PhoneNumberExists'

/**
 * The number may be the caller's current one, as long as it is not proven.
 * @throws AppError `auth.password_required`, `auth.wrong_password`, `auth.too_many_tries`, `OBS_UMS_CreateUserFail_PhoneNumberExists`,
 * `code.too_soon`, `request.invalid` for a proven number
 */
export async function requestPhoneChange(
  call: IdentityCall,
  { newPhoneNumber, password }: z.output<typeof PhoneUpdate>,
): Promise<z.output<typeof SentCode>> {
  const { userId, sessionId } = sessionOf(call)
  const proven = password === undefined ? undefined : await provePassword(call, userId, password)
  return call.system(async (tx) => {
    const person = proven ? await requireSamePassword(tx, proven) : await requireFresh(tx, userId, sessionId)
    if (person.phone_number === newPhoneNumber && person.phone_verified_at !== null)
      throw new AppError('request.invalid', { fields: { newPhoneNumber: alreadyProven } })
    if (await isPhoneTaken(tx, newPhoneNumber, userId)) throw new AppError(taken)
    return sendCode(call, tx, {
      purpose: 'phone',
      about: userId,
      userId,
      sessionId,
      channel: 'sms',
      target: newPhoneNumber,
      language: person.language,
    })
  })
}

/** Minutes for which a password or a second factor that opened the session proves its owner. */
const FRESH_MINUTES = 5

/** @throws AppError `auth.password_required` */
async function requireFresh(tx: Tx, userId: string, sessionId: string): Promise<Account> {
  const account = await lockAccount(tx, userId)
  const provenAt = await findProof(tx, sessionId)
  const since = tx.clock.now().getTime() - FRESH_MINUTES * 60_000
  if (!account || !provenAt || new Date(provenAt).getTime() < since)
    throw new AppError('auth.password_required')
  return account
}

const alreadyProven = {
  tr: 'Bu numara zaten doğrulanmış.',
  en: 'This number has been verified already.',
}

/**
 * Called once the code was right. If the number is a new one, the mailbox and the former number are notified. @param
 * account as it was before @throws AppError `OBS_UMS_CreateUserFail_PhoneNumberExists` if another account has taken
 * the number since
 */
export async function applyPhoneChange(
  call: IdentityCall,
  tx: Tx,
  account: Account,
  phoneNumber: string,
): Promise<void> {
  const now = tx.clock.now()
  const changed = await markPhoneProven(tx, account.id, phoneNumber, now)
  if (!changed) throw new AppError(taken)
  await rememberTrial(call.parts, tx, changed)
  if (phoneNumber === account.phone_number) return
  const hint = maskPhoneNumber(phoneNumber)
  await notifyOwner(tx, account, (language, at) => phoneLetter(language, at, hint))
  await notifyFormerNumber(tx, account, now)
}

/** Notifies nobody if the former number was never proven: it may be a stranger's. */
async function notifyFormerNumber(
  tx: Tx,
  { phone_number, phone_verified_at, language }: Account,
  now: Date,
): Promise<void> {
  if (phone_number === null || phone_verified_at === null) return
  await queueMessage(tx, { channel: 'sms', to: phone_number, text: formerPhoneText(language, now) })
}
