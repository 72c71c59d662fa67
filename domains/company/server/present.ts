/** Rows as the calls answer them, with the names of the people in them. */
import type { CallContext } from '@mizan/platform/contract'
import { mayRemove, maySetRoles } from '../access.ts'
import type { Member, PendingInvitation } from '../schemas.ts'
import { personOf } from './members.ts'
import type { CompanyParts } from './parts.ts'
import { fullName, peopleOf } from './people.ts'
import { isExpired } from './seats.ts'
import type { Invitation, Membership } from './tables.ts'

/** `caller` decides what may be done with each of them. */
export async function presentMembers(
  parts: CompanyParts,
  ctx: CallContext,
  members: readonly Membership[],
  caller: Membership,
): Promise<Member[]> {
  const people = await peopleOf(
    parts,
    ctx,
    members.flatMap(({ user_id, invited_by }) => [user_id, invited_by]),
  )
  return members.map((member) => {
    const person = people.get(member.user_id)
    return {
      userId: member.user_id,
      name: person?.name ?? '',
      surname: person?.surname ?? '',
      email: person?.email ?? '',
      roles: member.roles,
      invitedBy: member.invited_by === null ? null : (fullName(people.get(member.invited_by)) ?? ''),
      joinedAt: member.joined_at,
      may: mayWith(caller, member),
    }
  })
}

function mayWith(caller: Membership, member: Membership): Member['may'] {
  const [who, whom] = [personOf(caller), personOf(member)]
  return [
    ...(maySetRoles(who, whom) ? ['setRoles' as const] : []),
    ...(mayRemove(who, whom) ? ['remove' as const] : []),
  ]
}

export async function presentInvitations(
  parts: CompanyParts,
  ctx: CallContext,
  invitations: readonly Invitation[],
): Promise<PendingInvitation[]> {
  const people = await peopleOf(
    parts,
    ctx,
    invitations.map(({ invited_by }) => invited_by),
  )
  return invitations.map((invitation) => ({
    invitationId: invitation.id,
    email: invitation.email,
    name: invitation.name,
    surname: invitation.surname,
    roles: invitation.roles,
    invitedBy: fullName(people.get(invitation.invited_by)) ?? '',
    createdAt: invitation.created_at,
    expiresAt: invitation.expires_at,
    state: isExpired(invitation, ctx.clock.now()) ? 'expired' : 'pending',
  }))
}
