/** Takes away the role of the service's staff. Only an operator does this, on the server; there is no call for it. */
import { AppError } from '@mizan/platform/contract'
import type { Tx } from '../call.ts'
import { lockOffices } from '../store/companies.ts'
import { countSuperAdmins, findMembership, updateRoles } from '../store/memberships.ts'

/**
 * Returns how many super admins are left. The last one may be dismissed, because an operator can always appoint
 * another.
 * @throws AppError `user.not_found` if the person is not a super admin
 */
export async function dismissSuperAdmin(tx: Tx, userId: string): Promise<{ left: number }> {
  const seen = await findMembership(tx, userId)
  if (seen) await lockOffices(tx, [seen.company_id])
  const membership = await findMembership(tx, userId)
  if (!membership?.roles.includes('SUPERADMIN')) throw new AppError('user.not_found')
  const others = membership.roles.filter((role) => role !== 'SUPERADMIN')
  const after = others.length > 0 ? others : ['USER' as const]
  await updateRoles(tx, membership, { roles: after, preset: membership.preset })
  tx.about(userId, { before: membership.roles, after }, { officeId: membership.company_id })
  return { left: await countSuperAdmins(tx) }
}
