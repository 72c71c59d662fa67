/** Replaces the roles of a member. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { isAdministrator, mayChangeRoles } from '../../access.ts'
import { presetMatrix } from '../../data/presets.ts'
import { roles as allRoles, type Member, type Preset, type Role } from '../../schemas.ts'
import type { CompanyCall } from '../call.ts'
import { getMember, lockOffice, personOf, requireOtherAdministrator } from '../members.ts'
import { presentMembers } from '../present.ts'
import { updateRoles } from '../store/memberships.ts'

export function setRoles(
  call: CompanyCall,
  {
    userId,
    roles: given,
    preset = null,
  }: { userId: string; roles: Role[]; preset?: Preset | null | undefined },
): Promise<Member> {
  const { officeId, userId: callerId } = callerOf(call)
  const wanted = preset ? [...presetMatrix[preset].roles] : allRoles.filter((role) => given.includes(role))
  return call.office(async (tx) => {
    const { members, caller } = await lockOffice(tx, officeId, callerId)
    const before = getMember(members, userId)
    if (!mayChangeRoles(personOf(caller), personOf(before), wanted))
      throw new AppError('company.not_permitted')
    if (!isAdministrator(wanted)) requireOtherAdministrator(members, userId)
    await updateRoles(tx, before, { roles: wanted, preset })
    tx.about(userId, { before: before.roles, after: wanted, ...(preset && { preset }) })
    const after = { ...before, roles: wanted, preset }
    const [presented] = await presentMembers(call, tx, [after], userId === callerId ? after : caller)
    return presented!
  })
}
