/** Deletes old invitations: they hold names and addresses of people who may never have joined. */
import { acceptedDays, expiredDays, withdrawnDays } from '../data/limits.ts'
import type { CompanyCall } from './call.ts'
import { deleteOldInvitations } from './store/invitations.ts'

const dayMs = 86_400_000

/** Returns how many invitations were deleted; safe on several servers at once. */
export function tidyInvitations(call: CompanyCall): Promise<number> {
  const now = call.clock.now().getTime()
  const ago = (days: number) => new Date(now - days * dayMs).toISOString()
  const before = { withdrawn: ago(withdrawnDays), expired: ago(expiredDays), accepted: ago(acceptedDays) }
  return call.system((tx) => deleteOldInvitations(tx, before))
}
