/**
 * One trial for each person, even across accounts: a keyed hash of the mailbox and the telephone is stored for a while,
 * also after the account is erased. Without the key it identifies nobody.
 */
import { sameMailbox } from '../../rules/same-mailbox.ts'
import type { IdentityCall, Tx } from '../call.ts'
import type { Identity } from '../identity.ts'
import { keyedHash } from '../keys.ts'
import type { Account } from '../tables.ts'
import { holdTrials, isTrialKept, keepTrials } from './store.ts'

/**
 * Whether the office of this account may begin with the trial; from then on nobody with the same data gets it again. A
 * telephone that was only named counts against those who only name it too: whoever proves theirs loses it to nobody.
 */
export async function takeTrial(call: IdentityCall, tx: Tx, account: Account): Promise<boolean> {
  const { mailbox, proven, named } = tracesOf(call.parts.keys.trials, account)
  const counting = [...mailbox, ...proven, ...(isPhoneProven(account) ? [] : named)]
  await holdTrials(tx, counting)
  if (await isTrialKept(tx, counting)) return false
  await rememberTrial(call, tx, account)
  return true
}

/** Called again when more is proven, and before the account is erased. An unproven telephone is kept as one that was named. */
export async function rememberTrial({ clock, parts }: IdentityCall, tx: Tx, account: Account): Promise<void> {
  const { mailbox, proven, named } = tracesOf(parts.keys.trials, account)
  const ofPhone = isPhoneProven(account) ? proven : named
  const ofMailbox = account.email_verified_at === null ? [] : mailbox
  await keepTrials(tx, [...ofMailbox, ...ofPhone], clock.now())
}

/**
 * A telephone that is proven after the office was founded has had its trial with it. Where the office has none, because
 * somebody else had named the number, it begins now.
 */
export async function phoneProven(call: IdentityCall, tx: Tx, account: Account): Promise<void> {
  const { offices } = call.parts
  if (!(await offices.hasFounded(tx, account.id))) return
  if (await takeTrial(call, tx, account)) await offices.beginTrial(tx, account.id)
  else await rememberTrial(call, tx, account)
}

const isPhoneProven = ({ phone_verified_at }: Account): boolean => phone_verified_at !== null

function tracesOf(key: Identity['keys']['trials'], { email, phone_number }: Account) {
  const of = (kind: string, text: string | null) => (text ? [keyedHash(key, `${kind} ${text}`)] : [])
  return {
    mailbox: of('mailbox', email && sameMailbox(email)),
    proven: of('telephone', phone_number),
    named: of('named telephone', phone_number),
  }
}
