/** The members of the caller's office, the roles, and the number of seats. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { assignableBy, isAdministrator, levelsOf } from '../../access.ts'
import { type Member, type RoleInfo, roles, type Seats } from '../../schemas.ts'
import type { CompanyCall } from '../call.ts'
import { peopleOf } from '../people.ts'
import { presentMembers } from '../present.ts'
import { seatsOf } from '../seats.ts'
import { findOffice } from '../store/companies.ts'
import { listWaiting } from '../store/invitations.ts'
import { listMemberships } from '../store/memberships.ts'

export function listMembers(call: CompanyCall): Promise<{ items: Member[] }> {
  const { officeId, userId } = callerOf(call)
  return call.office.read(async (tx) => {
    const members = await listMemberships(tx, officeId)
    const caller = members.find(({ user_id }) => user_id === userId)
    if (!caller) throw new AppError('session.required')
    const items = await presentMembers(call, tx, members, caller)
    const administrators = members.filter(({ roles }) => isAdministrator(roles))
    const last = administrators.length === 1 ? administrators[0]?.user_id : undefined
    return { items: items.map((member) => (member.userId === last ? staying(member) : member)) }
  })
}

/** Does not offer to remove the last administrator; the action would refuse it. */
const staying = (member: Member): Member => ({
  ...member,
  may: member.may.filter((ability) => ability !== 'remove'),
})

const turkish = new Intl.Collator('tr')

/** Sorted by name in Turkish order. */
export function listUsers(call: CompanyCall) {
  const { officeId } = callerOf(call)
  return call.office.read(async (tx) => {
    const ids = (await listMemberships(tx, officeId)).map(({ user_id }) => user_id)
    const people = await peopleOf(call, tx, ids)
    const items = [...people.values()].map(({ id, name, surname }) => ({ userId: id, name, surname }))
    return {
      items: items.sort((a, b) => turkish.compare(`${a.name} ${a.surname}`, `${b.name} ${b.surname}`)),
    }
  })
}

export function listRoles(call: CompanyCall): { items: RoleInfo[] } {
  const assignable = assignableBy(callerOf(call).roles)
  const items = roles.map((role) => ({
    role,
    permissions: levelsOf([role]),
    assignable: assignable.has(role),
  }))
  return { items }
}

export function readSeats(call: CompanyCall): Promise<Seats> {
  const { officeId } = callerOf(call)
  return call.office.read(async (tx) => {
    const office = await findOffice(tx, officeId)
    if (!office) throw new AppError('session.required')
    const members = await listMemberships(tx, officeId)
    return seatsOf(office, { members, invitations: await listWaiting(tx, officeId) }, tx.clock.now())
  })
}
