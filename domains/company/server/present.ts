/** Rows as the calls answer them, with the names of the people in them. */
import { mayRemove, maySetRoles } from '../access.ts'
import type { Member, PendingInvitation } from '../schemas.ts'
import type { CompanyCall, Tx } from './call.ts'
import { personOf } from './members.ts'
import type { Person } from './parts.ts'
import { fullName, peopleOf } from './people.ts'
import { isExpired } from './seats.ts'
import type { Invitation, Membership } from './tables.ts'

/** The answer also names the actions of the `caller` on each member. */
export async function presentMembers(
  call: CompanyCall,
  tx: Tx,
  members: readonly Membership[],
  caller: Membership,
): Promise<Member[]> {
  const people = await peopleOf(
    call,
    tx,
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
      preset: member.preset,
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
  call: CompanyCall,
  tx: Tx,
  invitations: readonly Invitation[],
): Promise<PendingInvitation[]> {
  const inviters = invitations.map(({ invited_by }) => invited_by)
  const people = await peopleOf(call, tx, inviters)
  const now = tx.clock.now()
  return invitations.map((invitation) =>
    presentInvitation(invitation, people.get(invitation.invited_by), now),
  )
}

export const presentInvitation = (
  invitation: Invitation,
  inviter: Person | undefined,
  now: Date,
): PendingInvitation => ({
  invitationId: invitation.id,
  email: invitation.email,
  name: invitation.name,
  surname: invitation.surname,
  roles: invitation.roles,
  preset: invitation.preset,
  invitedBy: fullName(inviter) ?? '',
  createdAt: invitation.created_at,
  expiresAt: invitation.expires_at,
  state: isExpired(invitation, now) ? 'expired' : 'pending',
})
