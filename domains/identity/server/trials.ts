/**
 * One trial for each person, also across accounts. An account that is there has its mailbox and telephone to itself;
 * of an erased one a keyed hash of both stays for a while, from which nobody is told without the key.
 */
import type { TransactionContext } from '@mizan/platform/database'
import { sameMailbox } from '../rules/same-mailbox.ts'
import type { Identity } from './identity.ts'
import { keyedHash } from './keys.ts'
import { isTrialKept, keepTrials } from './store/trials.ts'
import type { Account, IdentityTables } from './tables.ts'

type Tx = TransactionContext<IdentityTables>

export const hadTrial = (
  { keys }: Identity,
  { db }: Tx,
  { email, phone_number }: Account,
): Promise<boolean> => isTrialKept(db, hashesOf(keys.trials, email, phone_number))

/** Before the account is erased; what was never proven may be somebody else's. */
export async function rememberTrial({ keys, clock }: Identity, { db }: Tx, account: Account): Promise<void> {
  const email = account.email_verified_at && account.email
  const phone = account.phone_verified_at && account.phone_number
  await keepTrials(db, hashesOf(keys.trials, email, phone), clock.now())
}

const hashesOf = (key: Identity['keys']['trials'], email: string | null, phone: string | null): Buffer[] => [
  ...(email ? [keyedHash(key, `mailbox ${sameMailbox(email)}`)] : []),
  ...(phone ? [keyedHash(key, `telephone ${phone}`)] : []),
]
