/** Removes a member, whose sessions end in the same transaction. */
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import { mayRemove } from '../../access.ts'
import { getMember, lockOffice, personOf, requireOtherAdministrator } from '../members.ts'
import { type CompanyParts, systemContext } from '../parts.ts'
import { lockPerson } from '../store/companies.ts'
import { deleteMembership } from '../store/memberships.ts'

export function removeMember(parts: CompanyParts, ctx: CallContext, userId: string) {
  const { companyId, userId: callerId } = callerOf(ctx)
  return write(systemContext(parts, ctx), async (tx) => {
    // A sign-in at the same moment is over before this goes on, so that its session ends as well.
    await lockPerson(tx, userId)
    const { members, caller } = await lockOffice(tx, companyId, callerId)
    const member = getMember(members, userId)
    if (!mayRemove(personOf(caller), personOf(member))) throw new AppError('company.not_permitted')
    requireOtherAdministrator(members, userId)
    await deleteMembership(tx, companyId, userId)
    await parts.accounts.endSessionsOf(tx, userId, 'removed')
    tx.about(userId, { roles: member.roles })
    return { done: true as const }
  })
}
