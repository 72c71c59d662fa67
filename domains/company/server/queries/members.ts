/** Who belongs to the office of the caller, which roles there are, and how many seats. */
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { read } from '@mizan/platform/database'
import { assignableBy, isAdministrator, levelsOf } from '../../access.ts'
import { type Member, type RoleInfo, roles, type Seats } from '../../schemas.ts'
import { type CompanyParts, officeContext } from '../parts.ts'
import { peopleOf } from '../people.ts'
import { presentMembers } from '../present.ts'
import { seatsOf } from '../seats.ts'
import { findCompany } from '../store/companies.ts'
import { listMemberships } from '../store/memberships.ts'

const membersOf = (parts: CompanyParts, ctx: CallContext) =>
  read(officeContext(parts, ctx), (tx) => listMemberships(tx, callerOf(ctx).companyId))

export async function listMembers(parts: CompanyParts, ctx: CallContext) {
  const members = await membersOf(parts, ctx)
  const caller = members.find(({ user_id }) => user_id === callerOf(ctx).userId)
  if (!caller) throw new AppError('session.required')
  const items = await presentMembers(parts, ctx, members, caller)
  const administrators = members.filter(({ roles }) => isAdministrator(roles))
  const last = administrators.length === 1 ? administrators[0]?.user_id : undefined
  return { items: items.map((member) => (member.userId === last ? staying(member) : member)) }
}

/** The last administrator is not offered to be removed; the action would refuse it. */
const staying = (member: Member): Member => ({
  ...member,
  may: member.may.filter((ability) => ability !== 'remove'),
})

const turkish = new Intl.Collator('tr')

/** In Turkish order of names. */
export async function listUsers(parts: CompanyParts, ctx: CallContext) {
  const ids = (await membersOf(parts, ctx)).map(({ user_id }) => user_id)
  const people = await peopleOf(parts, ctx, ids)
  const items = [...people.values()].map(({ id, name, surname }) => ({ userId: id, name, surname }))
  return {
    items: items.sort((a, b) => turkish.compare(`${a.name} ${a.surname}`, `${b.name} ${b.surname}`)),
  }
}

export function listRoles(ctx: CallContext): { items: RoleInfo[] } {
  const assignable = assignableBy(callerOf(ctx).roles)
  const items = roles.map((role) => ({
    role,
    permissions: levelsOf([role]),
    assignable: assignable.has(role),
  }))
  return { items }
}

export const readSeats = (parts: CompanyParts, ctx: CallContext): Promise<Seats> =>
  read(officeContext(parts, ctx), async (tx) => {
    const company = await findCompany(tx, callerOf(ctx).companyId)
    if (!company) throw new AppError('session.required')
    return seatsOf(tx, company)
  })
