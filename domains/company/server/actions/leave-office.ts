/** Removes a person from the office because their account is erased. When the last person leaves, the office closes. */

import type { Tx } from '../call.ts'
import { requireOtherAdministrator } from '../members.ts'
import type { MemberLeft } from '../parts.ts'
import { closeOffice, forgetOfficeName, lockOffices, lockPerson } from '../store/companies.ts'
import { removeAcceptedBy, removeWaiting } from '../store/invitations.ts'
import { deleteMembership, findMembership, listMemberships } from '../store/memberships.ts'
import { forgetProfile } from '../store/profiles.ts'

/** @throws AppError `company.last_admin` if others would remain without an administrator */
export async function leaveOffice(tx: Tx, userId: string, memberLeft: MemberLeft): Promise<void> {
  await lockPerson(tx, userId)
  await removeAcceptedBy(tx, userId)
  const officeId = (await findMembership(tx, userId))?.company_id
  if (officeId === undefined) return
  await lockOffices(tx, [officeId])
  const members = await listMemberships(tx, officeId)
  const others = members.filter((member) => member.user_id !== userId)
  if (others.length > 0) requireOtherAdministrator(members, userId)
  await deleteMembership(tx, officeId, userId)
  await memberLeft(tx, { officeId, userId })
  if (others.length > 0) return
  await closeOffice(tx, officeId)
  await forgetOfficeName(tx, officeId)
  await forgetProfile(tx, officeId)
  await removeWaiting(tx, officeId)
}
