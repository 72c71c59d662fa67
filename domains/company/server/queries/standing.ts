/** The office of a person, as the gate and the profile need it. */
import type { Standing } from '@mizan/identity/server'
import { AppError } from '@mizan/platform/contract'
import { type RawBuilder, sql } from 'kysely'
import { levelsOf, rightsOf } from '../../access.ts'
import type { Role } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import type { Licensing } from '../parts.ts'
import { findOffice } from '../store/companies.ts'
import { listAcceptedBy } from '../store/invitations.ts'
import { findMembership, findOfficeOf } from '../store/memberships.ts'

/** Columns of `membershipAtGate`. */
export interface MembershipAtGate {
  company_id: string
  roles: Role[]
}

/** Used in a `from` clause, with or without a transaction; gives no row for a person without an office. */
export const membershipAtGate = (userId: RawBuilder<string>): RawBuilder<MembershipAtGate> =>
  sql<MembershipAtGate>`membership_at_gate(${userId})`

/** Undefined for a person without an office. The transaction must have the system's scope. */
export const officeIdOf = async (tx: Tx, userId: string): Promise<string | undefined> =>
  (await findMembership(tx, userId))?.company_id

/** @throws AppError `session.required` for a person without an office */
export async function standingOf(tx: Tx, licensing: Licensing, userId: string): Promise<Standing> {
  const office = await findOfficeOf(tx, userId)
  if (!office) throw new AppError('session.required')
  const { keys, readOnly, trialEndsAt } = await licensing.licencesOf(tx, office.company_id)
  return {
    company: { id: office.company_id, name: office.name },
    roles: office.roles,
    permissions: levelsOf(rightsOf(office)),
    licences: [...keys],
    readOnly,
    trialEndsAt,
  }
}

/**
 * The data that offices keep about a person. Texts that a person wrote about others belong to the office and are not
 * included.
 */
export async function personalDataOf(tx: Tx, userId: string): Promise<Record<string, unknown>> {
  const membership = await findMembership(tx, userId)
  const office = membership && (await findOffice(tx, membership.company_id))
  const accepted = await listAcceptedBy(tx, userId)
  return {
    office: office
      ? {
          name: office.name,
          roles: membership.roles,
          preset: membership.preset,
          joinedAt: membership.joined_at,
        }
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
}
