/** Queues the letter of an invitation, within the limits for one office. */
import { AppError } from '@mizan/platform/contract'
import { queueMessage } from '@mizan/platform/messages'
import { invitationDays, lettersADay, resendAfterSeconds } from '../data/limits.ts'
import type { Tx } from './call.ts'
import { type InvitationMail, invitationMail } from './invitation-mail.ts'
import type { CompanyParts } from './parts.ts'
import { lettersSince } from './store/audit.ts'
import type { Invitation, Office } from './tables.ts'

const dayMs = 86_400_000

export const expiryFrom = (now: Date): string =>
  new Date(now.getTime() + invitationDays * dayMs).toISOString()

/** The start of the period for which letters are counted. */
export const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs)

/**
 * Counts all letters of the day, including repeated ones and those of withdrawn or accepted invitations. `invitations`
 * must contain at least those that were sent within a day.
 * @throws AppError `invite.too_soon`, `request.too_many`
 */
export async function requireMailAllowance(
  tx: Tx,
  { company_id: officeId }: Office,
  email: string,
  invitations: readonly Invitation[],
): Promise<void> {
  const now = tx.clock.now().getTime()
  const dayAgo = dayBefore(tx.clock.now())
  // A time in the future is from before the clock was set back: it delays nobody.
  const isPast = (moment: string) => Date.parse(moment) <= now
  const sent = invitations.filter(({ sent_at }) => new Date(sent_at) > dayAgo && isPast(sent_at))
  const latest = Math.max(
    0,
    ...sent.filter((one) => one.email === email).map(({ sent_at }) => Date.parse(sent_at)),
  )
  const wait = latest + resendAfterSeconds * 1000 - now
  if (wait > 0) throw new AppError('invite.too_soon', { retryAfter: Math.ceil(wait / 1000) })
  const letters = (await lettersSince(tx, officeId, dayAgo)).filter(({ at }) => isPast(at))
  const blocking = letters.at(-lettersADay)
  if (!blocking) return
  const retryAfter = Math.ceil((Date.parse(blocking.at) + dayMs - now) / 1000)
  throw new AppError('request.too_many', { retryAfter })
}

export const addressOf = ({ publicUrl }: CompanyParts, link: string): string =>
  `${publicUrl}/invitation/${link}`

export async function sendInvitation(tx: Tx, mail: InvitationMail): Promise<void> {
  await queueMessage(tx, invitationMail(mail))
}
