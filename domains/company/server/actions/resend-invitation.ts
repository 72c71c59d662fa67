/**
 * Sends an invitation again, with a new link, and lets it run anew; one that had expired must find a free seat.
 */
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import { mayAssign } from '../../access.ts'
import { hashOfLink, newLink } from '../invitation-link.ts'
import { lockOffice } from '../members.ts'
import { type CompanyParts, officeContext } from '../parts.ts'
import { presentInvitations } from '../present.ts'
import { isExpired, requireSeat } from '../seats.ts'
import { addressOf, expiryFrom, inviterOf, requireMailAllowance, sendInvitation } from '../send-invitation.ts'
import { getWaiting, updateInvitation } from '../store/invitations.ts'

export async function resendInvitation(parts: CompanyParts, ctx: CallContext, invitationId: string) {
  const { companyId, userId } = callerOf(ctx)
  const inviter = await inviterOf(parts, ctx)
  const invitation = await write(officeContext(parts, ctx), async (tx) => {
    const { company, caller } = await lockOffice(tx, companyId, userId)
    const before = await getWaiting(tx, companyId, invitationId)
    if (!mayAssign(caller.roles, before.roles)) throw new AppError('company.not_permitted')
    const now = tx.clock.now()
    if (isExpired(before, now)) await requireSeat(tx, company)
    await requireMailAllowance(tx, companyId, before.email)
    const link = newLink()
    const change = { link_hash: hashOfLink(link), sent_at: now.toISOString(), expires_at: expiryFrom(now) }
    await updateInvitation(tx, before, change)
    const sent = { ...before, ...change }
    await sendInvitation(tx, { company, invitation: sent, inviter, address: addressOf(parts, link) })
    tx.about(invitationId)
    return sent
  })
  const [presented] = await presentInvitations(parts, ctx, [invitation])
  return presented!
}
