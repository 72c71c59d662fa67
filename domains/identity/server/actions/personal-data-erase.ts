import { type CallContext, callerOf } from '@mizan/platform/contract'
import { type TransactionContext, write } from '@mizan/platform/database'
import { forgetMessagesTo } from '@mizan/platform/messages'
import type { Identity } from '../identity.ts'
import { provePassword, requireSamePassword } from '../password-proof.ts'
import { addressesOf, anonymiseAccount, forgetAccess } from '../store/personal-data.ts'
import { endSessions } from '../store/sessions.ts'
import type { Account, IdentityTables } from '../tables.ts'
import { rememberTrial } from '../trials.ts'

/**
 * Erases what identifies the caller (KVKK article 7). The id stays where others refer to it, such as the audit.
 * @throws AppError `auth.wrong_password`, `auth.too_many_tries`, `company.last_admin`
 */
export async function erasePersonalData(
  identity: Identity,
  ctx: CallContext,
  { password }: { password: string },
): Promise<{ done: true }> {
  const { userId } = callerOf(ctx)
  const proven = await provePassword(identity, ctx, userId, password)
  return write(identity.context(ctx), async (tx) => {
    await eraseAccount(identity, tx, await requireSamePassword(tx, proven))
    return { done: true }
  })
}

/** The account must be locked. @throws AppError `company.last_admin` */
export async function eraseAccount(
  identity: Identity,
  tx: TransactionContext<IdentityTables>,
  person: Account,
): Promise<void> {
  const now = tx.clock.now()
  if (await identity.offices.hasFounded(tx, person.id)) await rememberTrial(identity, tx, person)
  await identity.offices.leave(tx, person.id)
  await endSessions(tx.db, person.id, 'erased', now)
  const addresses = await addressesOf(tx, person)
  await forgetMessagesTo(tx, addresses)
  await forgetAccess(tx, person.id, addresses)
  await anonymiseAccount(tx, person.id, now)
  tx.about(person.id)
}
