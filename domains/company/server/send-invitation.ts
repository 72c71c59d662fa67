/** Queues the letter of an invitation, within the bounds of how much an office may send. */
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { queueMessage } from '@mizan/platform/messages'
import { invitationDays, lettersADay, resendAfterSeconds } from '../data/limits.ts'
import { type InvitationMail, invitationMail } from './invitation-mail.ts'
import type { CompanyParts, Transaction } from './parts.ts'
import { fullName, peopleOf } from './people.ts'
import { lettersSince } from './store/audit.ts'
import { listSentSince } from './store/invitations.ts'

const dayMs = 86_400_000

export const expiryFrom = (now: Date): string =>
  new Date(now.getTime() + invitationDays * dayMs).toISOString()

/**
 * Every letter counts, whatever became of its invitation, and those that were sent again.
 * @throws AppError `invite.too_soon`, `request.too_many`
 */
export async function requireMailAllowance(tx: Transaction, companyId: string, email: string): Promise<void> {
  const now = tx.clock.now().getTime()
  const dayAgo = new Date(now - dayMs)
  // What was sent later than now was sent before the clock was set back: it holds nobody up until then.
  const isPast = (moment: string) => Date.parse(moment) <= now
  const sent = (await listSentSince(tx, companyId, dayAgo)).filter(({ sent_at }) => isPast(sent_at))
  const latest = Math.max(
    0,
    ...sent.filter((one) => one.email === email).map(({ sent_at }) => Date.parse(sent_at)),
  )
  const wait = latest + resendAfterSeconds * 1000 - now
  if (wait > 0) throw new AppError('invite.too_soon', { retryAfter: Math.ceil(wait / 1000) })
  const letters = (await lettersSince(tx, companyId, dayAgo)).filter(({ at }) => isPast(at))
  const blocking = letters.at(-lettersADay)
  if (!blocking) return
  const retryAfter = Math.ceil((Date.parse(blocking.at) + dayMs - now) / 1000)
  throw new AppError('request.too_many', { retryAfter })
}

/** Asked before the transaction begins: it would wait for a second connection otherwise. */
export async function inviterOf(parts: CompanyParts, ctx: CallContext): Promise<string> {
  const { userId } = callerOf(ctx)
  const people = await peopleOf(parts, ctx, [userId])
  return fullName(people.get(userId)) ?? ''
}

export const addressOf = ({ publicUrl }: CompanyParts, link: string): string =>
  `${publicUrl}/invitation/${link}`

export async function sendInvitation(tx: Transaction, mail: InvitationMail): Promise<void> {
  await queueMessage(tx, invitationMail(mail))
}
