/** Takes a person out of the office because the account is erased; with the last one the office closes. */

import type { Tx } from '../call.ts'
import { requireOtherAdministrator } from '../members.ts'
import { closeCompany, forgetCompanyName, lockCompanies, lockPerson } from '../store/companies.ts'
import { removeAcceptedBy, removeWaiting } from '../store/invitations.ts'
import { deleteMembership, findMembership, listMemberships } from '../store/memberships.ts'

/** @throws AppError `company.last_admin` when others would remain without an administrator */
export async function leaveOffice(tx: Tx, userId: string): Promise<void> {
  await lockPerson(tx, userId)
  await removeAcceptedBy(tx, userId)
  const companyId = (await findMembership(tx, userId))?.company_id
  if (companyId === undefined) return
  await lockCompanies(tx, [companyId])
  const members = await listMemberships(tx, companyId)
  const others = members.filter((member) => member.user_id !== userId)
  if (others.length > 0) requireOtherAdministrator(members, userId)
  await deleteMembership(tx, companyId, userId)
  if (others.length > 0) return
  await closeCompany(tx, companyId)
  await forgetCompanyName(tx, companyId)
  await removeWaiting(tx, companyId)
}
