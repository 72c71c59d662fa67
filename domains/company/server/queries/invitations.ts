/** Invitations as the office and as the invited person see them. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { permits } from '../../access.ts'
import type { InvitationDetails, PendingInvitation } from '../../schemas.ts'
import type { CompanyCall, Tx } from '../call.ts'
import { fullName } from '../people.ts'
import { presentInvitations } from '../present.ts'
import { isExpired } from '../seats.ts'
import { findOffice } from '../store/companies.ts'
import { findByLink, findWaiting, listWaiting } from '../store/invitations.ts'
import type { Invitation } from '../tables.ts'

export function listPending(call: CompanyCall): Promise<{ items: PendingInvitation[] }> {
  const { officeId } = callerOf(call)
  return call.office.read(async (tx) => ({
    items: await presentInvitations(call, tx, await listWaiting(tx, officeId)),
  }))
}

/**
 * Anybody with the link may read it, because the link cannot be guessed. Its own office may name it by the id in its
 * lists, which opens nothing else. @throws AppError `invitation.invalid`
 */
export const readInvitation = (
  call: CompanyCall,
  { invitationId: linkOrId }: { invitationId: string },
): Promise<InvitationDetails> =>
  call.system.read(async (tx) => {
    const invitation = (await findByLink(tx, linkOrId)) ?? (await findOwn(call, tx, linkOrId))
    const office = invitation && (await findOffice(tx, invitation.company_id))
    if (!invitation || !office || office.closed_at) throw new AppError('invitation.invalid')
    const people = await call.parts.accounts.peopleByIds(tx, [invitation.invited_by])
    return {
      creatorName: fullName(people.get(invitation.invited_by)) ?? '',
      company: office.name,
      expirationDate: invitation.expires_at,
      email: invitation.email,
      name: invitation.name,
      surname: invitation.surname,
      state: isExpired(invitation, tx.clock.now()) ? 'expired' : 'pending',
    }
  })

/** Finds an invitation of the caller's office, if their roles show its invitations. */
async function findOwn({ caller }: CompanyCall, tx: Tx, id: string): Promise<Invitation | undefined> {
  if (!caller?.session?.verified || !permits(caller.roles, { module: 'members', level: 'Read' }))
    return undefined
  const invitation = await findWaiting(tx, id)
  return invitation?.company_id === caller.officeId ? invitation : undefined
}
