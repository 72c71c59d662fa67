/** Changes an account when a code has proven that a mailbox or a telephone belongs to it. */
import { AppError } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import type { Channel } from '../../schemas.ts'
import type { IdentityCall, Tx } from '../call.ts'
import { voidCodesOf } from '../codes/store.ts'
import { removeFactorsOf } from '../factors/store/factors.ts'
import { removeRecoveryCodes } from '../factors/store/recovery-codes.ts'
import { eraseAccount } from '../personal-data/actions/erase-personal-data.ts'
import { endSessions } from '../sessions/store/sessions.ts'
import { enterFirstOffice } from '../sign-up/entering-office.ts'
import type { Account } from '../tables.ts'
import { rememberTrial } from '../trials/trials.ts'
import {
  dropAddress,
  dropTelephone,
  findProvenAccount,
  lockOtherClaims,
  markMailboxProven,
  markPhoneProven,
} from './store/claims.ts'

/**
 * Both the account and, before it, the target (`lockTarget`) must be locked. Returns the account after the change.
 * @throws AppError `auth.email_exists`, `OBS_UMS_CreateUserFail_PhoneNumberExists` if another account was faster
 */
export async function proveChannel(
  call: IdentityCall,
  tx: Tx,
  account: Account,
  channel: Channel,
): Promise<Account> {
  if (channel === 'email') return proveMailbox(call, tx, account)
  if (account.phone_verified_at !== null || account.phone_number === null) return account
  const proven = await markPhoneProven(tx, account.id, account.phone_number, call.clock.now())
  if (!proven) throw new AppError('OBS_UMS_CreateUserFail_PhoneNumberExists')
  await rememberTrial(call.parts, tx, proven)
  return proven
}

/**
 * Called when the reader of an unproven mailbox has set a new password: everything with which an earlier claimant could
 * sign in is removed.
 */
export async function takeOverClaim(call: IdentityCall, tx: Tx, account: Account): Promise<void> {
  if (account.email_verified_at !== null) return
  await removeFactorsOf(tx, account.id)
  await removeRecoveryCodes(tx, account.id)
  await dropTelephone(tx, account.id)
  await proveMailbox(call, tx, { ...account, phone_number: null, phone_verified_at: null })
}

async function proveMailbox(call: IdentityCall, tx: Tx, account: Account): Promise<Account> {
  if (account.email_verified_at !== null || account.email === null) return account
  if (await findProvenAccount(tx, account.email)) throw new AppError('auth.email_exists')
  for (const other of await lockOtherClaims(tx, account)) await giveUpAddress(call, tx, other)
  const proven = await markMailboxProven(tx, account.id, call.clock.now())
  if (account.verified_at === null) await completeSignUp(call, tx, proven)
  return proven
}

/** The office's record begins with this entry, because the sign-up itself happened before there was an office. */
async function completeSignUp(call: IdentityCall, tx: Tx, account: Account): Promise<void> {
  const { officeId } = await enterFirstOffice(call, tx, account)
  const details = { invited: account.invitation_id !== null }
  const parties = { actorId: account.id, officeId }
  await insertAuditEntry(tx, 'account.created', { subjectId: account.id, details, parties })
}

/** Erases an incomplete sign-up, which is only a claim. A complete account from when SMS was enough stays. */
async function giveUpAddress(call: IdentityCall, tx: Tx, other: Account): Promise<void> {
  if (other.verified_at === null) return eraseAccount(call, tx, other)
  const now = call.clock.now()
  await endSessions(tx, other.id, 'address', now)
  await voidCodesOf(tx, other.id, now)
  await dropAddress(tx, other.id)
}
