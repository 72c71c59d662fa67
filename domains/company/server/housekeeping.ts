/** Invitations hold names and addresses of people who may never have come: they are kept no longer than of use. */
import { write } from '@mizan/platform/database'
import { acceptedDays, expiredDays, withdrawnDays } from '../data/limits.ts'
import type { CompanyParts } from './parts.ts'
import { deleteOldInvitations } from './store/invitations.ts'

const dayMs = 86_400_000

/** Gives how many invitations went; may run on several servers at once. */
export function tidyInvitations(parts: CompanyParts): Promise<number> {
  return write(parts.systemContextOf({ rowName: 'invitations.tidy' }), (tx) => {
    const now = tx.clock.now().getTime()
    const ago = (days: number) => new Date(now - days * dayMs).toISOString()
    return deleteOldInvitations(tx, {
      withdrawn: ago(withdrawnDays),
      expired: ago(expiredDays),
      accepted: ago(acceptedDays),
    })
  })
}
