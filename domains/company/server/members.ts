/** Loads an office for a change: its row is locked, so that two changes at once see one another. */
import { AppError } from '@mizan/platform/contract'
import { isAdministrator } from '../access.ts'
import type { Tx } from './call.ts'
import { lockOffices } from './store/companies.ts'
import { listMemberships } from './store/memberships.ts'
import type { Membership, Office } from './tables.ts'

interface LockedOffice {
  office: Office
  members: Membership[]
  /** The member who changes something, with the roles of this moment. */
  caller: Membership
}

/** @throws AppError `session.required` when the caller has been removed meanwhile */
export async function lockOffice(tx: Tx, officeId: string, callerId: string): Promise<LockedOffice> {
  const office = (await lockOffices(tx, [officeId])).get(officeId)
  const members = await listMemberships(tx, officeId)
  const caller = members.find((member) => member.user_id === callerId)
  if (!office || !caller) throw new AppError('session.required')
  return { office, members, caller }
}

/** @throws AppError `user.not_found` for somebody of another office as for nobody at all */
export function getMember(members: readonly Membership[], userId: string): Membership {
  const member = members.find(({ user_id }) => user_id === userId)
  if (!member) throw new AppError('user.not_found')
  return member
}

/** @throws AppError `company.last_admin` when nobody else of these administers the office */
export function requireOtherAdministrator(members: readonly Membership[], userId: string): void {
  const others = members.filter((member) => member.user_id !== userId)
  if (!others.some(({ roles }) => isAdministrator(roles))) throw new AppError('company.last_admin')
}

export const personOf = ({ user_id, roles }: Membership) => ({ userId: user_id, roles })
