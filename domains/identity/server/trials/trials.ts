/**
 * One trial for each person, even across accounts and offices: a keyed hash of the mailbox and the telephone is stored for
 * a while, also after the account is erased. Without the key it identifies nobody.
 */
import type { Transaction } from '@mizan/platform/database'
import { sameMailbox } from '../../rules/same-mailbox.ts'
import { findAccount } from '../accounts/store/accounts.ts'
import type { Tx } from '../call.ts'
import type { Identity } from '../identity.ts'
import { keyedHash } from '../keys.ts'
import type { Account } from '../tables.ts'
import { holdTrials, isTrialKept, keepTrials } from './store.ts'

type Keys = Pick<Identity, 'keys'>

/**
 * Whether this person may start a trial. A telephone that was only named counts against others who only name it: a
 * person who proves it never loses the trial to them.
 */
export async function mayTakeTrial(parts: Keys, tx: Transaction, userId: string): Promise<boolean> {
  const account = await findAccount(tx as Tx, userId)
  return account !== undefined && !(await isTrialKept(tx as Tx, countingOf(parts, account)))
}

/** Checks the same when the trial begins: from then on nobody with the same data starts another. */
export async function takeTrial(parts: Keys, tx: Transaction, userId: string): Promise<boolean> {
  const account = await findAccount(tx as Tx, userId)
  if (!account) return false
  const counting = countingOf(parts, account)
  await holdTrials(tx as Tx, counting)
  if (await isTrialKept(tx as Tx, counting)) return false
  await keepTrials(tx as Tx, keptOf(parts, account), tx.clock.now())
  return true
}

/**
 * Notes the mailboxes and telephones that were proven since the trial began, and restarts the retention before the
 * account is erased. For an account whose mailbox had no trial nothing is noted.
 */
export async function rememberTrial(parts: Keys, tx: Tx, account: Account): Promise<void> {
  const mailbox = account.email_verified_at === null ? [] : tracesOf(parts, account).mailbox
  if (await isTrialKept(tx, mailbox)) await keepTrials(tx, keptOf(parts, account), tx.clock.now())
}

const isPhoneProven = ({ phone_verified_at }: Account): boolean => phone_verified_at !== null

function countingOf(parts: Keys, account: Account): Buffer[] {
  const { mailbox, proven, named } = tracesOf(parts, account)
  return [...mailbox, ...proven, ...(isPhoneProven(account) ? [] : named)]
}

/** An unproven telephone is stored as a named one. */
function keptOf(parts: Keys, account: Account): Buffer[] {
  const { mailbox, proven, named } = tracesOf(parts, account)
  const ofMailbox = account.email_verified_at === null ? [] : mailbox
  return [...ofMailbox, ...(isPhoneProven(account) ? proven : named)]
}

function tracesOf({ keys }: Keys, { email, phone_number }: Account) {
  const of = (kind: string, text: string | null) => (text ? [keyedHash(keys.trials, `${kind} ${text}`)] : [])
  return {
    mailbox: of('mailbox', email && sameMailbox(email)),
    proven: of('telephone', phone_number),
    named: of('named telephone', phone_number),
  }
}
