/** Seats of an office: its members and the invitations that somebody may still accept. */
import { AppError } from '@mizan/platform/contract'
import type { Seats } from '../schemas.ts'
import type { Context } from './parts.ts'
import { listWaiting } from './store/invitations.ts'
import { listMemberships } from './store/memberships.ts'
import type { Company, Invitation } from './tables.ts'

export const isExpired = (invitation: Pick<Invitation, 'expires_at'>, now: Date): boolean =>
  new Date(invitation.expires_at) <= now

export async function seatsOf(tx: Context, company: Company): Promise<Seats> {
  const members = await listMemberships(tx, company.company_id)
  const waiting = await listWaiting(tx, company.company_id)
  const now = tx.clock.now()
  const used = members.length + waiting.filter((invitation) => !isExpired(invitation, now)).length
  return { used, maximum: company.seat_maximum }
}

/** @throws AppError `invite.no_seat` */
export async function requireSeat(tx: Context, company: Company): Promise<void> {
  const { used, maximum } = await seatsOf(tx, company)
  if (used >= maximum) throw new AppError('invite.no_seat')
}
