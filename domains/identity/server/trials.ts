/**
 * One trial for each person, also across accounts: of whoever has had it a keyed hash of mailbox and telephone is kept
 * for a while, also when the account is erased, from which nobody is told without the key.
 */
import { sameMailbox } from '../rules/same-mailbox.ts'
import type { IdentityCall, Tx } from './call.ts'
import type { Identity } from './identity.ts'
import { keyedHash } from './keys.ts'
import { isTrialKept, keepTrials } from './store/trials.ts'
import type { Account } from './tables.ts'

/** Whether the trial may begin with the office of this account; then nobody has it again. */
export async function takeTrial(call: IdentityCall, tx: Tx, account: Account): Promise<boolean> {
  const hashes = hashesOf(call.parts.keys.trials, account.email, account.phone_number)
  if (await isTrialKept(tx, hashes)) return false
  await rememberTrial(call, tx, account)
  return true
}

/** Also before the account is erased, when more may be proven; what was never proven may be somebody else's. */
export async function rememberTrial({ clock, parts }: IdentityCall, tx: Tx, account: Account): Promise<void> {
  const email = account.email_verified_at && account.email
  const phone = account.phone_verified_at && account.phone_number
  await keepTrials(tx, hashesOf(parts.keys.trials, email, phone), clock.now())
}

const hashesOf = (key: Identity['keys']['trials'], email: string | null, phone: string | null): Buffer[] => [
  ...(email ? [keyedHash(key, `mailbox ${sameMailbox(email)}`)] : []),
  ...(phone ? [keyedHash(key, `telephone ${phone}`)] : []),
]
