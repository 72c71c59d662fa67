/**
 * One trial for each person, also across accounts: of whoever has had it a keyed hash of mailbox and telephone is kept
 * for a while, also when the account is erased, from which nobody is told without the key.
 */
import type { TransactionContext } from '@mizan/platform/database'
import { sameMailbox } from '../rules/same-mailbox.ts'
import type { Identity } from './identity.ts'
import { keyedHash } from './keys.ts'
import { isTrialKept, keepTrials } from './store/trials.ts'
import type { Account, IdentityTables } from './tables.ts'

type Tx = TransactionContext<IdentityTables>

/** Whether the trial may begin with the office of this account; then nobody has it again. */
export async function takeTrial(identity: Identity, tx: Tx, account: Account): Promise<boolean> {
  const hashes = hashesOf(identity.keys.trials, account.email, account.phone_number)
  if (await isTrialKept(tx.db, hashes)) return false
  await rememberTrial(identity, tx, account)
  return true
}

/** Also before the account is erased, when more may be proven; what was never proven may be somebody else's. */
export async function rememberTrial({ keys, clock }: Identity, { db }: Tx, account: Account): Promise<void> {
  const email = account.email_verified_at && account.email
  const phone = account.phone_verified_at && account.phone_number
  await keepTrials(db, hashesOf(keys.trials, email, phone), clock.now())
}

const hashesOf = (key: Identity['keys']['trials'], email: string | null, phone: string | null): Buffer[] => [
  ...(email ? [keyedHash(key, `mailbox ${sameMailbox(email)}`)] : []),
  ...(phone ? [keyedHash(key, `telephone ${phone}`)] : []),
]
