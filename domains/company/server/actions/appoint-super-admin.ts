/** Makes a person staff of the service. Only an operator does this, on the server; there is no call for it. */
import { AppError } from '@mizan/platform/contract'
import type { Tx } from '../call.ts'
import { lockOffices } from '../store/companies.ts'
import { findMembership, updateRoles } from '../store/memberships.ts'

/** @throws AppError `user.not_found` for a person without an office */
export async function appointSuperAdmin(tx: Tx, userId: string): Promise<void> {
  const seen = await findMembership(tx, userId)
  if (seen) await lockOffices(tx, [seen.company_id])
  const membership = await findMembership(tx, userId)
  if (!membership) throw new AppError('user.not_found')
  const roles = new Set([...membership.roles, 'SUPERADMIN' as const])
  await updateRoles(tx, membership, { roles: [...roles], preset: membership.preset })
  tx.about(userId, { before: membership.roles, after: [...roles] }, { officeId: membership.company_id })
}
