/** Invites a person into the office; the invitation takes a seat. */
import { randomUUID } from 'node:crypto'
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import { mayAssign } from '../../access.ts'
import { roles as allRoles, type InvitationRequest, type Role } from '../../schemas.ts'
import { hashOfLink, newLink } from '../invitation-link.ts'
import { lockOffice } from '../members.ts'
import { type CompanyParts, officeContext, type Transaction } from '../parts.ts'
import { findUserIdOf } from '../people.ts'
import { presentInvitations } from '../present.ts'
import { requireSeat } from '../seats.ts'
import { addressOf, expiryFrom, inviterOf, requireMailAllowance, sendInvitation } from '../send-invitation.ts'
import { insertInvitation, listWaiting } from '../store/invitations.ts'
import type { Invitation } from '../tables.ts'

export async function createInvitation(parts: CompanyParts, ctx: CallContext, request: InvitationRequest) {
  const { companyId, userId } = callerOf(ctx)
  const invitedId = await findUserIdOf(parts, ctx, request.email)
  const inviter = await inviterOf(parts, ctx)
  const roles = wantedRoles(request.roles)
  const invitation = await write(officeContext(parts, ctx), async (tx) => {
    const { company, members, caller } = await lockOffice(tx, companyId, userId)
    if (!mayAssign(caller.roles, roles)) throw new AppError('company.not_permitted')
    if (members.some((member) => member.user_id === invitedId)) throw new AppError('invite.already_member')
    await requireNotInvited(tx, companyId, request.email)
    await requireSeat(tx, company)
    await requireMailAllowance(tx, companyId, request.email)
    const link = newLink()
    const created = newInvitation(tx, { ...request, roles }, { companyId, userId, link })
    await insertInvitation(tx, created)
    await sendInvitation(tx, { company, invitation: created, inviter, address: addressOf(parts, link) })
    tx.about(created.id, { roles })
    return created
  })
  const [presented] = await presentInvitations(parts, ctx, [invitation])
  return presented!
}

const wantedRoles = (given: readonly Role[]): Role[] =>
  given.length === 0 ? ['USER'] : allRoles.filter((role) => given.includes(role))

async function requireNotInvited(tx: Transaction, companyId: string, email: string): Promise<void> {
  const waiting = await listWaiting(tx, companyId)
  if (waiting.some((invitation) => invitation.email === email)) throw new AppError('invite.already_invited')
}

function newInvitation(
  { clock }: Transaction,
  { email, name, surname, roles }: InvitationRequest,
  { companyId, userId, link }: { companyId: string; userId: string; link: string },
): Invitation {
  const now = clock.now()
  return {
    id: randomUUID(),
    link_hash: hashOfLink(link),
    company_id: companyId,
    email,
    name,
    surname,
    roles,
    invited_by: userId,
    created_at: now.toISOString(),
    sent_at: now.toISOString(),
    expires_at: expiryFrom(now),
    accepted_at: null,
    accepted_by: null,
    deleted_at: null,
  }
}
