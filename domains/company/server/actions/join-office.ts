/** Joins the office of an invitation; the person leaves their former office. */
import { canonicalEmail } from '@mizan/identity/rules/fields'
import { AppError } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import { administersOffice } from '../../access.ts'
import type { Role } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import type { CompanyParts } from '../parts.ts'
import { isExpired } from '../seats.ts'
import { closeOffice, findOffice, lockOffices, lockPerson } from '../store/companies.ts'
import { findByLink, findWaiting, removeWaiting, updateInvitation } from '../store/invitations.ts'
import { deleteMembership, findMembership, insertMembership, listMemberships } from '../store/memberships.ts'
import type { Invitation, Membership, Office } from '../tables.ts'

/** `link`: the secret at the end of the link in the letter. `invitationId`: for a person with a proven mailbox. */
type Joiner = { userId: string; email: string } & ({ link: string } | { invitationId: string })

/** The ports that leaving the former office needs. */
type DeparturePorts = Pick<CompanyParts, 'activeCasesOf' | 'memberLeft'>

/**
 * @throws AppError `invitation.invalid`, `invitation.expired`, `invitation.other_email`, `invitation.office_full`,
 * `OBS_UMS_UserIsAdminOfCompany`, `LA_CompanyHasCases`
 */
export async function joinOffice(
  tx: Tx,
  joiner: Joiner,
  parts: DeparturePorts,
): Promise<{ office: Office; invitation: Invitation }> {
  await lockPerson(tx, joiner.userId)
  const { invitation, office } = await lockInvitation(tx, joiner)
  const before = await findMembership(tx, joiner.userId)
  if (before?.company_id !== office.company_id) {
    if (before) await leaveForAnother(tx, before, parts)
    await takeSeat(tx, office, invitation, { userId: joiner.userId, roles: rolesIn(invitation, before) })
  }
  await updateInvitation(tx, invitation, {
    accepted_at: tx.clock.now().toISOString(),
    accepted_by: joiner.userId,
  })
  return { office, invitation }
}

/**
 * The invitation that a sign-up names, if it could be accepted now.
 * @throws AppError `invitation.invalid`, `invitation.expired`, `invitation.other_email`, `invitation.office_full`
 */
export async function getInvitation(
  tx: Tx,
  { email, link }: { email: string; link: string },
): Promise<Invitation> {
  const seen = await findByLink(tx, link)
  const office = seen && (await findOffice(tx, seen.company_id))
  const good = requireGood(tx, seen, office, email)
  await requireRoom(tx, good.office)
  return good.invitation
}

/** Reads the invitation again under the lock, because it may have been withdrawn, sent again or accepted since. */
async function lockInvitation(tx: Tx, joiner: Joiner): Promise<{ invitation: Invitation; office: Office }> {
  const find = () => ('link' in joiner ? findByLink(tx, joiner.link) : findWaiting(tx, joiner.invitationId))
  const seen = await find()
  if (!seen) throw new AppError('invitation.invalid')
  const left = await findMembership(tx, joiner.userId)
  const companies = await lockOffices(tx, [seen.company_id, ...(left ? [left.company_id] : [])])
  return requireGood(tx, await find(), companies.get(seen.company_id), joiner.email)
}

function requireGood(
  { clock }: Tx,
  invitation: Invitation | undefined,
  office: Office | undefined,
  email: string,
): { invitation: Invitation; office: Office } {
  if (!invitation || !office || office.closed_at) throw new AppError('invitation.invalid')
  if (invitation.email !== canonicalEmail(email)) throw new AppError('invitation.other_email')
  if (isExpired(invitation, clock.now())) throw new AppError('invitation.expired')
  return { invitation, office }
}

async function leaveForAnother(
  tx: Tx,
  { user_id, company_id, roles }: Membership,
  { activeCasesOf, memberLeft }: DeparturePorts,
): Promise<void> {
  const isAlone = (await listMemberships(tx, company_id)).length === 1
  if (!isAlone && administersOffice(roles)) throw new AppError('OBS_UMS_UserIsAdminOfCompany')
  if ((await activeCasesOf(tx, company_id)) > 0) throw new AppError('LA_CompanyHasCases')
  await deleteMembership(tx, company_id, user_id)
  await memberLeft(tx, { officeId: company_id, userId: user_id })
  const parties = { officeId: company_id, actorId: user_id }
  await insertAuditEntry(tx, 'member.left', { subjectId: user_id, details: {}, parties })
  if (!isAlone) return
  await closeOffice(tx, company_id)
  await removeWaiting(tx, company_id)
}

/** The invitation itself held a seat, so it can only be refused if the number of seats was reduced since. */
async function takeSeat(
  tx: Tx,
  office: Office,
  invitation: Invitation,
  { userId, roles }: { userId: string; roles: Role[] },
): Promise<void> {
  await requireRoom(tx, office)
  await insertMembership(tx, {
    user_id: userId,
    company_id: office.company_id,
    roles,
    preset: invitation.preset,
    invited_by: invitation.invited_by,
    joined_at: tx.clock.now().toISOString(),
  })
}

async function requireRoom(tx: Tx, { company_id, seat_maximum }: Office): Promise<void> {
  const members = await listMemberships(tx, company_id)
  if (members.length >= seat_maximum) throw new AppError('invitation.office_full')
}

/** Staff of the service keep that role in any office, because no office gave it to them. */
const rolesIn = ({ roles }: Invitation, before: Membership | undefined): Role[] =>
  before?.roles.includes('SUPERADMIN') ? [...roles, 'SUPERADMIN'] : roles
