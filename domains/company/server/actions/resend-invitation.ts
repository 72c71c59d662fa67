/** Sends an invitation again, with a new link and a new expiry; an expired one needs a free seat. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { mayAssign } from '../../access.ts'
import type { PendingInvitation } from '../../schemas.ts'
import type { CompanyCall } from '../call.ts'
import { hashOfLink, newLink } from '../invitation-link.ts'
import { lockOffice } from '../members.ts'
import { fullName, peopleOf } from '../people.ts'
import { presentInvitation } from '../present.ts'
import { isExpired, isWaiting, requireSeat } from '../seats.ts'
import { addressOf, dayBefore, expiryFrom, requireMailAllowance, sendInvitation } from '../send-invitation.ts'
import { listWaitingOrSentSince, updateInvitation } from '../store/invitations.ts'

export function resendInvitation(
  call: CompanyCall,
  { invitationId }: { invitationId: string },
): Promise<PendingInvitation> {
  const { officeId, userId } = callerOf(call)
  return call.office(async (tx) => {
    const now = tx.clock.now()
    const { office, members, caller } = await lockOffice(tx, officeId, userId)
    const invitations = await listWaitingOrSentSince(tx, officeId, dayBefore(now))
    const before = invitations.find((one) => one.id === invitationId && isWaiting(one))
    if (!before) throw new AppError('invitation.not_found')
    if (!mayAssign(caller.roles, before.roles)) throw new AppError('company.not_permitted')
    if (isExpired(before, now)) requireSeat(office, { members, invitations }, now)
    await requireMailAllowance(tx, office, before.email, invitations)
    const link = newLink()
    const change = { link_hash: hashOfLink(link), sent_at: now.toISOString(), expires_at: expiryFrom(now) }
    await updateInvitation(tx, before, change)
    const sent = { ...before, ...change }
    const people = await peopleOf(call, tx, [userId, before.invited_by])
    const inviter = fullName(people.get(userId)) ?? ''
    await sendInvitation(tx, { office, invitation: sent, inviter, address: addressOf(call.parts, link) })
    tx.about(invitationId)
    return presentInvitation(sent, people.get(before.invited_by), now)
  })
}
