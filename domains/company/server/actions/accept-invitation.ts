/** Lets the signed-in person join the office of an invitation. */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { CompanyCall } from '../call.ts'
import { joinOffice } from './join-office.ts'

export function acceptInvitation(call: CompanyCall, { invitationId: link }: { invitationId: string }) {
  const { userId } = callerOf(call)
  return call.system(async (tx) => {
    const email = await call.parts.accounts.provenEmailOf(tx, userId)
    if (email === undefined) throw new AppError('session.required')
    const joiner = { userId, email, link }
    const { office, invitation } = await joinOffice(tx, joiner, call.parts)
    tx.about(invitation.id, {}, { officeId: office.company_id })
    return { company: { id: office.company_id, name: office.name } }
  })
}
