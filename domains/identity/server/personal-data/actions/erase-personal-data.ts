import { callerOf } from '@mizan/platform/contract'
import { forgetMessagesTo } from '@mizan/platform/messages'
import { ownerOf } from '../../accounts/people.ts'
import { lockAccount } from '../../accounts/store/accounts.ts'
import type { IdentityCall, Tx } from '../../call.ts'
import { provePassword, requireSamePassword } from '../../passwords/password-proof.ts'
import { endSessions } from '../../sessions/store/sessions.ts'
import type { Account } from '../../tables.ts'
import { rememberTrial } from '../../trials/trials.ts'
import { addressesOf, anonymiseAccount, forgetAccess } from '../store.ts'

/**
 * Erases what identifies the caller (KVKK article 7). The id stays where others refer to it, such as the audit.
 * @throws AppError `auth.wrong_password`, `auth.too_many_tries`, `company.last_admin`
 */
export async function erasePersonalData(
  call: IdentityCall,
  { password }: { password: string },
): Promise<{ done: true }> {
  const { userId } = callerOf(call)
  const proven = await provePassword(call, userId, password)
  return call.system(async (tx) => {
    await eraseAccount(call, tx, await requireSamePassword(tx, proven))
    return { done: true }
  })
}

/** The account must be locked. @throws AppError `company.last_admin` */
export async function eraseAccount(call: IdentityCall, tx: Tx, person: Account): Promise<void> {
  const now = tx.clock.now()
  await rememberTrial(call.parts, tx, person)
  await call.parts.personalData.forget(tx, await ownerOf(tx, person.id))
  await endSessions(tx, person.id, 'erased', now)
  const addresses = await addressesOf(tx, person)
  await forgetMessagesTo(tx, addresses)
  await forgetAccess(tx, person.id, addresses)
  await anonymiseAccount(tx, person.id, now)
  tx.about(person.id)
}

/** Does the same for an account of the sample, without a password. An erased account stays erased. */
export async function eraseOtherAccount(call: IdentityCall, tx: Tx, userId: string): Promise<void> {
  const account = await lockAccount(tx, userId)
  if (account) await eraseAccount(call, tx, account)
}
