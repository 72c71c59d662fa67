/** Loads an office for a change. Its row is locked, so that concurrent changes wait for each other. */
import { AppError } from '@mizan/platform/contract'
import { isAdministrator } from '../access.ts'
import type { Tx } from './call.ts'
import { lockOffices } from './store/companies.ts'
import { listMemberships } from './store/memberships.ts'
import type { Membership, Office } from './tables.ts'

interface LockedOffice {
  office: Office
  members: Membership[]
  /** The member who makes the change, with their current roles. */
  caller: Membership
}

/** @throws AppError `session.required` if the caller has been removed since */
export async function lockOffice(tx: Tx, officeId: string, callerId: string): Promise<LockedOffice> {
  const office = (await lockOffices(tx, [officeId])).get(officeId)
  const members = await listMemberships(tx, officeId)
  const caller = members.find((member) => member.user_id === callerId)
  if (!office || !caller) throw new AppError('session.required')
  return { office, members, caller }
}

/** @throws AppError `user.not_found`, the same for a member of another office and for an unknown id */
export function getMember(members: readonly Membership[], userId: string): Membership {
  const member = members.find(({ user_id }) => user_id === userId)
  if (!member) throw new AppError('user.not_found')
  return member
}

/** @throws AppError `company.last_admin` if nobody else among these members administers the office */
export function requireOtherAdministrator(members: readonly Membership[], userId: string): void {
  const others = members.filter((member) => member.user_id !== userId)
  if (!others.some(({ roles }) => isAdministrator(roles))) throw new AppError('company.last_admin')
}

export const personOf = ({ user_id, roles }: Membership) => ({ userId: user_id, roles })
