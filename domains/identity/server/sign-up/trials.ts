/**
 * One trial for each person, even across accounts: a keyed hash of the mailbox and the telephone is stored for a while,
 * also after the account is erased. Without the key it identifies nobody.
 */
import { sameMailbox } from '../../rules/same-mailbox.ts'
import type { IdentityCall, Tx } from '../call.ts'
import type { Identity } from '../identity.ts'
import { keyedHash } from '../keys.ts'
import type { Account } from '../tables.ts'
import { isTrialKept, keepTrials } from './store.ts'

/**
 * Whether the office of this account may begin with the trial; from then on nobody with the same data gets it again.
 */
export async function takeTrial(call: IdentityCall, tx: Tx, account: Account): Promise<boolean> {
  const hashes = hashesOf(call.parts.keys.trials, account.email, account.phone_number)
  if (await isTrialKept(tx, hashes)) return false
  await rememberTrial(call, tx, account)
  return true
}

/** Called again before the account is erased, because more may be proven by then. Unproven data is left out. */
export async function rememberTrial({ clock, parts }: IdentityCall, tx: Tx, account: Account): Promise<void> {
  const email = account.email_verified_at && account.email
  const phone = account.phone_verified_at && account.phone_number
  await keepTrials(tx, hashesOf(parts.keys.trials, email, phone), clock.now())
}

const hashesOf = (key: Identity['keys']['trials'], email: string | null, phone: string | null): Buffer[] => [
  ...(email ? [keyedHash(key, `mailbox ${sameMailbox(email)}`)] : []),
  ...(phone ? [keyedHash(key, `telephone ${phone}`)] : []),
]
