/** Removes a member, whose sessions end in the same transaction, and notifies them by mail and at the next sign-in. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { isAdministrator, mayRemove } from '../../access.ts'
import type { CompanyCall } from '../call.ts'
import { getMember, lockOffice, personOf, requireOtherAdministrator } from '../members.ts'
import { lockPerson } from '../store/companies.ts'
import { deleteMembership } from '../store/memberships.ts'
import type { Membership } from '../tables.ts'

export function removeMember(call: CompanyCall, { userId }: { userId: string }): Promise<{ done: true }> {
  const { officeId, userId: callerId } = callerOf(call)
  return call.office(async (tx) => {
    // A concurrent sign-in is finished before this continues, so that its session ends as well.
    await lockPerson(tx, userId)
    const { office, members, caller } = await lockOffice(tx, officeId, callerId)
    const member = getMember(members, userId)
    if (!mayRemove(personOf(caller), personOf(member))) throw new AppError('company.not_permitted')
    requireOtherAdministrator(members, userId)
    await deleteMembership(tx, officeId, userId)
    await call.parts.memberLeft(tx, { officeId, userId })
    const removal = { officeName: office.name, askId: askOf(members, userId, callerId) }
    await tx.system((system) => call.parts.accounts.memberRemoved(system, userId, removal))
    tx.about(userId, { roles: member.roles })
    return { done: true }
  })
}

/** The person whom the removed member can ask: the remover or, if they left by themselves, another administrator. */
const askOf = (members: readonly Membership[], userId: string, callerId: string): string =>
  userId === callerId
    ? (members.find((one) => one.user_id !== userId && isAdministrator(one.roles))?.user_id ?? callerId)
    : callerId
