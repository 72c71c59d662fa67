/** Invites a person into the office; the invitation takes a seat. */
import { randomUUID } from 'node:crypto'
import { AppError, callerOf } from '@mizan/platform/contract'
import { mayAssign } from '../../access.ts'
import { presetMatrix } from '../../data/presets.ts'
import {
  roles as allRoles,
  type InvitationRequest,
  type PendingInvitation,
  type Role,
} from '../../schemas.ts'
import type { CompanyCall } from '../call.ts'
import { hashOfLink, newLink } from '../invitation-link.ts'
import { lockOffice } from '../members.ts'
import type { KnownPerson } from '../parts.ts'
import { fullName, peopleOf } from '../people.ts'
import { presentInvitation } from '../present.ts'
import { isWaiting, requireSeat } from '../seats.ts'
import { addressOf, dayBefore, expiryFrom, requireMailAllowance, sendInvitation } from '../send-invitation.ts'
import { insertInvitation, listWaitingOrSentSince } from '../store/invitations.ts'
import type { Invitation, Membership } from '../tables.ts'

export function createInvitation(call: CompanyCall, request: InvitationRequest): Promise<PendingInvitation> {
  const { officeId, userId } = callerOf(call)
  const { preset } = request
  const roles = preset ? [...presetMatrix[preset].roles] : wantedRoles(request.roles)
  return call.office(async (tx) => {
    const now = tx.clock.now()
    const { office, members, caller } = await lockOffice(tx, officeId, userId)
    if (!mayAssign(caller.roles, roles)) throw new AppError('company.not_permitted')
    const memberIds = members.map(({ user_id }) => user_id)
    const people = await peopleOf(call, tx, memberIds)
    if (isMember(members, people, request.email)) throw new AppError('invite.already_member')
    const invitations = await listWaitingOrSentSince(tx, officeId, dayBefore(now))
    requireNotInvited(invitations, request.email)
    requireSeat(office, { members, invitations }, now)
    await requireMailAllowance(tx, office, request.email, invitations)
    const link = newLink()
    const created = newInvitation({ ...request, roles }, { officeId, userId, link, now })
    await insertInvitation(tx, created)
    const inviter = people.get(userId)
    const address = addressOf(call.parts, link)
    await sendInvitation(tx, { office, invitation: created, inviter: fullName(inviter) ?? '', address })
    tx.about(created.id, { roles })
    return presentInvitation(created, inviter, now)
  })
}

const wantedRoles = (given: readonly Role[]): Role[] =>
  given.length === 0 ? ['USER'] : allRoles.filter((role) => given.includes(role))

/** Whether a member has this address. An unproven address does not count: it may belong to the invited person. */
const isMember = (
  members: readonly Membership[],
  people: ReadonlyMap<string, KnownPerson>,
  email: string,
): boolean =>
  members.some(({ user_id }) => {
    const person = people.get(user_id)
    return person?.isEmailProven === true && person.email === email
  })

function requireNotInvited(invitations: readonly Invitation[], email: string): void {
  if (invitations.some((one) => isWaiting(one) && one.email === email))
    throw new AppError('invite.already_invited')
}

function newInvitation(
  { email, name, surname, roles, preset }: InvitationRequest,
  { officeId, userId, link, now }: { officeId: string; userId: string; link: string; now: Date },
): Invitation {
  return {
    id: randomUUID(),
    link_hash: hashOfLink(link),
    company_id: officeId,
    email,
    name,
    surname,
    roles,
    preset: preset ?? null,
    invited_by: userId,
    created_at: now.toISOString(),
    sent_at: now.toISOString(),
    expires_at: expiryFrom(now),
    accepted_at: null,
    accepted_by: null,
    deleted_at: null,
  }
}
