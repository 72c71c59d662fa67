/** Withdraws an invitation, expired or not, and frees its seat. Withdrawing needs the same rights as sending. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { mayAssign } from '../../access.ts'
import type { CompanyCall } from '../call.ts'
import { lockOffice } from '../members.ts'
import { getWaiting, updateInvitation } from '../store/invitations.ts'

export function deleteInvitation(call: CompanyCall, { invitationId }: { invitationId: string }) {
  const { officeId, userId } = callerOf(call)
  return call.office(async (tx) => {
    const { caller } = await lockOffice(tx, officeId, userId)
    const invitation = await getWaiting(tx, officeId, invitationId)
    if (!mayAssign(caller.roles, invitation.roles)) throw new AppError('company.not_permitted')
    await updateInvitation(tx, invitation, { deleted_at: tx.clock.now().toISOString() })
    tx.about(invitationId)
    return { done: true as const }
  })
}
