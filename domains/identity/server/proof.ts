/** What follows when a code shows that a mailbox or a telephone is the account's. */
import { AppError } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import type { Channel } from '../schemas.ts'
import { eraseAccount } from './actions/personal-data-erase.ts'
import type { IdentityCall, Tx } from './call.ts'
import { enterFirstOffice } from './entering-office.ts'
import {
  dropAddress,
  dropTelephone,
  findProvenAccount,
  lockOtherClaims,
  markMailboxProven,
  markPhoneProven,
} from './store/claims.ts'
import { voidCodesOf } from './store/codes.ts'
import { removeFactorsOf } from './store/factors.ts'
import { removeRecoveryCodes } from './store/recovery-codes.ts'
import { endSessions } from './store/sessions.ts'
import type { Account } from './tables.ts'

/**
 * The account must be locked, and before it what was proven (`lockTarget`). Gives the account as it is then.
 * @throws AppError `auth.email_exists`, `OBS_UMS_CreateUserFail_PhoneNumberExists` where another was faster
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
  return proven
}

/**
 * A new password was set by whoever reads the mailbox, and nobody had proven it: what an earlier claimant could come in
 * with goes.
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

/** The office's record begins with who came; the sign-up itself was noted when there was no office. */
async function completeSignUp(call: IdentityCall, tx: Tx, account: Account): Promise<void> {
  const { officeId } = await enterFirstOffice(call, tx, account)
  const details = { invited: account.invitation_id !== null }
  const parties = { actorId: account.id, officeId }
  await insertAuditEntry(tx, 'account.created', { subjectId: account.id, details, parties })
}

/** A sign-up that was never complete has nothing but the claim. An account of a time when SMS was enough stays. */
async function giveUpAddress(call: IdentityCall, tx: Tx, other: Account): Promise<void> {
  if (other.verified_at === null) return eraseAccount(call, tx, other)
  const now = call.clock.now()
  await endSessions(tx, other.id, 'address', now)
  await voidCodesOf(tx, other.id, now)
  await dropAddress(tx, other.id)
}
