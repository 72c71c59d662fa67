/** Gives a member these roles and no others. */
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import { isAdministrator, mayChangeRoles } from '../../access.ts'
import { roles as allRoles, type Role } from '../../schemas.ts'
import { getMember, lockOffice, personOf, requireOtherAdministrator } from '../members.ts'
import { type CompanyParts, officeContext } from '../parts.ts'
import { presentMembers } from '../present.ts'
import { updateRoles } from '../store/memberships.ts'

export async function setRoles(parts: CompanyParts, ctx: CallContext, userId: string, given: Role[]) {
  const { companyId, userId: callerId } = callerOf(ctx)
  const wanted = allRoles.filter((role) => given.includes(role))
  const { member, caller } = await write(officeContext(parts, ctx), async (tx) => {
    const office = await lockOffice(tx, companyId, callerId)
    const before = getMember(office.members, userId)
    if (!mayChangeRoles(personOf(office.caller), personOf(before), wanted))
      throw new AppError('company.not_permitted')
    if (!isAdministrator(wanted)) requireOtherAdministrator(office.members, userId)
    await updateRoles(tx, before, wanted)
    tx.about(userId, { before: before.roles, after: wanted })
    const after = { ...before, roles: wanted }
    return { member: after, caller: userId === callerId ? after : office.caller }
  })
  const [presented] = await presentMembers(parts, ctx, [member], caller)
  return presented!
}
