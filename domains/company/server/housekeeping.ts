/** Invitations hold names and addresses of people who may never have come: they are kept no longer than of use. */
import { acceptedDays, expiredDays, withdrawnDays } from '../data/limits.ts'
import type { CompanyCall } from './call.ts'
import { deleteOldInvitations } from './store/invitations.ts'

const dayMs = 86_400_000

/** Gives how many invitations went; may run on several servers at once. */
export function tidyInvitations(call: CompanyCall): Promise<number> {
  const now = call.clock.now().getTime()
  const ago = (days: number) => new Date(now - days * dayMs).toISOString()
  const before = { withdrawn: ago(withdrawnDays), expired: ago(expiredDays), accepted: ago(acceptedDays) }
  return call.system((tx) => deleteOldInvitations(tx, before))
}
