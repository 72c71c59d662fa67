/** Invitations as the office sees them, and as the invited person does. */
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { read } from '@mizan/platform/database'
import type { InvitationDetails } from '../../schemas.ts'
import { type CompanyParts, officeContext, systemContext } from '../parts.ts'
import { fullName } from '../people.ts'
import { presentInvitations } from '../present.ts'
import { isExpired } from '../seats.ts'
import { findCompany } from '../store/companies.ts'
import { findByLink, listWaiting } from '../store/invitations.ts'

export async function listPending(parts: CompanyParts, ctx: CallContext) {
  const { companyId } = callerOf(ctx)
  const waiting = await read(officeContext(parts, ctx), (tx) => listWaiting(tx, companyId))
  return { items: await presentInvitations(parts, ctx, waiting) }
}

/** Whoever has the link may look: it cannot be guessed. @throws AppError `invitation.invalid` */
export const readInvitation = (
  parts: CompanyParts,
  ctx: CallContext,
  link: string,
): Promise<InvitationDetails> =>
  read(systemContext(parts, ctx), async (tx) => {
    const invitation = await findByLink(tx, link)
    const company = invitation && (await findCompany(tx, invitation.company_id))
    if (!invitation || !company || company.closed_at) throw new AppError('invitation.invalid')
    const people = await parts.accounts.peopleByIds(tx, [invitation.invited_by])
    return {
      creatorName: fullName(people.get(invitation.invited_by)) ?? '',
      company: company.name,
      expirationDate: invitation.expires_at,
      email: invitation.email,
      name: invitation.name,
      surname: invitation.surname,
      state: isExpired(invitation, tx.clock.now()) ? 'expired' : 'pending',
    }
  })
