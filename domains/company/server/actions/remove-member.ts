/** Removes a member, whose sessions end in the same transaction, and tells them by mail and at the next sign-in. */
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import { isAdministrator, mayRemove } from '../../access.ts'
import { getMember, lockOffice, personOf, requireOtherAdministrator } from '../members.ts'
import { type CompanyParts, systemContext, type Transaction } from '../parts.ts'
import { fullName } from '../people.ts'
import { lockPerson } from '../store/companies.ts'
import { deleteMembership } from '../store/memberships.ts'
import type { Membership } from '../tables.ts'

export function removeMember(parts: CompanyParts, ctx: CallContext, userId: string) {
  const { companyId, userId: callerId } = callerOf(ctx)
  return write(systemContext(parts, ctx), async (tx) => {
    // A sign-in at the same moment is over before this goes on, so that its session ends as well.
    await lockPerson(tx, userId)
    const { company, members, caller } = await lockOffice(tx, companyId, callerId)
    const member = getMember(members, userId)
    if (!mayRemove(personOf(caller), personOf(member))) throw new AppError('company.not_permitted')
    requireOtherAdministrator(members, userId)
    await deleteMembership(tx, companyId, userId)
    await parts.accounts.memberRemoved(
      tx,
      userId,
      await removalBy(parts, tx, askOf(members, userId, callerId), company.name),
    )
    tx.about(userId, { roles: member.roles })
    return { done: true as const }
  })
}

/** Who removed them is whom they can ask; of somebody who left alone it is another administrator. */
const askOf = (members: readonly Membership[], userId: string, callerId: string): string =>
  userId === callerId
    ? (members.find((one) => one.user_id !== userId && isAdministrator(one.roles))?.user_id ?? callerId)
    : callerId

async function removalBy({ accounts }: CompanyParts, tx: Transaction, askId: string, companyName: string) {
  const ask = (await accounts.peopleByIds(tx, [askId])).get(askId)
  return { companyName, askName: fullName(ask) ?? '', askEmail: ask?.email ?? '' }
}
