/** The office of a person, as the gate and the profile need it. */

import type { Standing } from '@mizan/identity/server'
import { AppError } from '@mizan/platform/contract'
import { type AnyContext, read } from '@mizan/platform/database'
import { levelsOf } from '../../access.ts'
import type { Role } from '../../schemas.ts'
import { type CompanyParts, type Context, withCompanyTables } from '../parts.ts'
import { findCompany } from '../store/companies.ts'
import { listAcceptedBy } from '../store/invitations.ts'
import { findMembership } from '../store/memberships.ts'

interface OfficeOfPerson {
  companyId: string
  roles: Role[]
}

/** Of a person who was removed there is none. The context has the system's scope. */
export async function membershipOf(ctx: AnyContext, userId: string): Promise<OfficeOfPerson | undefined> {
  const membership = await read(withCompanyTables(ctx), (tx) => findMembership(tx, userId))
  return membership && { companyId: membership.company_id, roles: membership.roles }
}

/** @throws AppError `session.required` for a person without an office */
export const standingOf = ({ licensing }: CompanyParts, ctx: Context, userId: string): Promise<Standing> =>
  read(ctx, async (tx) => {
    const membership = await findMembership(tx, userId)
    const company = membership && (await findCompany(tx, membership.company_id))
    if (!membership || !company) throw new AppError('session.required')
    const { keys, readOnly, trialEndsAt } = await licensing.licencesOf(tx, company.company_id)
    return {
      company: { id: company.company_id, name: company.name },
      roles: membership.roles,
      permissions: levelsOf(membership.roles),
      licences: [...keys],
      readOnly,
      trialEndsAt,
    }
  })

/** What offices keep about a person; what a person wrote about others belongs to the office. */
export const personalDataOf = (ctx: Context, userId: string): Promise<Record<string, unknown>> =>
  read(ctx, async (tx) => {
    const membership = await findMembership(tx, userId)
    const company = membership && (await findCompany(tx, membership.company_id))
    const accepted = await listAcceptedBy(tx, userId)
    return {
      office: company
        ? { name: company.name, roles: membership.roles, joinedAt: membership.joined_at }
        : null,
      acceptedInvitations: accepted.map((invitation) => ({
        email: invitation.email,
        name: invitation.name,
        surname: invitation.surname,
        roles: invitation.roles,
        sentAt: invitation.sent_at,
        acceptedAt: invitation.accepted_at,
      })),
    }
  })
