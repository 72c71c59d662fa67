/** Seats of an office: its members and the invitations that can still be accepted. */
import { AppError } from '@mizan/platform/contract'
import type { Seats } from '../schemas.ts'
import type { Invitation, Office } from './tables.ts'

export const isExpired = (invitation: Pick<Invitation, 'expires_at'>, now: Date): boolean =>
  new Date(invitation.expires_at) <= now

/** True while it is neither accepted nor withdrawn, even if it has expired. */
export const isWaiting = ({ accepted_at, deleted_at }: Invitation): boolean =>
  accepted_at === null && deleted_at === null

interface SeatHolders {
  members: readonly unknown[]
  /** Only waiting invitations take a seat. */
  invitations: readonly Invitation[]
}

export function seatsOf({ seat_maximum }: Office, { members, invitations }: SeatHolders, now: Date): Seats {
  const open = invitations.filter((one) => isWaiting(one) && !isExpired(one, now))
  return { used: members.length + open.length, maximum: seat_maximum }
}

/** @throws AppError `invite.no_seat` */
export function requireSeat(office: Office, taken: SeatHolders, now: Date): void {
  const { used, maximum } = seatsOf(office, taken, now)
  if (used >= maximum) throw new AppError('invite.no_seat')
}
