/** Makes somebody a member without an invitation. Used only for the sample, never by a call. */
import { AppError } from '@mizan/platform/contract'
import type { Role } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import { lockOffices } from '../store/companies.ts'
import { insertMembership, listMemberships } from '../store/memberships.ts'

interface Admission {
  officeId: string
  userId: string
  roles: Role[]
  invitedBy: string
}

/** @throws AppError `invitation.office_full` */
export async function admitMember(
  tx: Tx,
  { officeId, userId, roles, invitedBy }: Admission,
): Promise<{ officeId: string }> {
  const office = (await lockOffices(tx, [officeId])).get(officeId)
  const members = await listMemberships(tx, officeId)
  if (!office || members.length >= office.seat_maximum) throw new AppError('invitation.office_full')
  await insertMembership(tx, {
    user_id: userId,
    company_id: officeId,
    roles,
    preset: null,
    invited_by: invitedBy,
    joined_at: tx.clock.now().toISOString(),
  })
  return { officeId }
}
