/** Joins the office of an invitation with the account one is signed in with. */
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import { type CompanyParts, systemContext } from '../parts.ts'
import { joinOffice } from './join-office.ts'

export function acceptInvitation(parts: CompanyParts, ctx: CallContext, link: string) {
  const { userId } = callerOf(ctx)
  return write(systemContext(parts, ctx), async (tx) => {
    const email = await parts.accounts.provenEmailOf(tx, userId)
    if (email === undefined) throw new AppError('session.required')
    const joiner = { userId, email, link }
    const { company, invitation } = await joinOffice(tx, joiner, parts.activeCasesOf)
    tx.about(invitation.id, {}, { companyId: company.company_id })
    return { company: { id: company.company_id, name: company.name } }
  })
}
