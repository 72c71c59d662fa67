/** Sends an invitation again and lets it run anew; one that had expired must find a free seat. */
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import { mayAssign } from '../../access.ts'
import { lockOffice } from '../members.ts'
import { type CompanyParts, officeContext } from '../parts.ts'
import { presentInvitations } from '../present.ts'
import { isExpired, requireSeat } from '../seats.ts'
import { expiryFrom, inviterOf, requireMailAllowance, sendInvitation } from '../send-invitation.ts'
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
    const sent = { ...before, sent_at: now.toISOString(), expires_at: expiryFrom(now) }
    await updateInvitation(tx, before, { sent_at: sent.sent_at, expires_at: sent.expires_at })
    await sendInvitation(tx, { company, invitation: sent, inviter, publicUrl: parts.publicUrl })
    tx.about(invitationId)
    return sent
  })
  const [presented] = await presentInvitations(parts, ctx, [invitation])
  return presented!
}
