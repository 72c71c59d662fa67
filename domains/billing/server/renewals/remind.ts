/** Reminds offices by mail some days before a renewal, or before the end of a plan that is not renewed. */
import { dayInTurkey, daysBetween } from '@mizan/platform/calendar'
import { reminderDays } from '../../data/limits.ts'
import { addDaysTo } from '../../rules/periods.ts'
import type { BillingCall, Tx } from '../call.ts'
import { forEach } from '../for-each.ts'
import { notifyAdmins } from '../letters/notify-admins.ts'
import type { BillingParts } from '../parts.ts'
import { nextCharge } from '../queries/status.ts'
import { endingUntil, markReminded } from '../store/subscriptions.ts'
import { lockSubscription } from '../subscriptions.ts'

export async function remindOffices({ parts, system, clock }: BillingCall): Promise<{ reminded: number }> {
  const now = clock.now().toISOString()
  const farthest = addDaysTo(now, Math.max(...reminderDays) + 1)
  const offices = await system.read((tx) => endingUntil(tx, now, farthest))
  return { reminded: await forEach(offices, (officeId) => system((tx) => remindOne(parts, tx, officeId))) }
}

/** The same end and the same number of days before it are announced once, however often the run is repeated. */
async function remindOne(parts: BillingParts, tx: Tx, officeId: string): Promise<boolean> {
  const kept = await lockSubscription(tx, officeId, 'turkey')
  if ((kept.state !== 'trial' && kept.state !== 'paid') || kept.until === null) return false
  const day = dayInTurkey(new Date(kept.until))
  const left = daysBetween(dayInTurkey(tx.clock.now()), day)
  const due = reminderDays.filter((before) => left <= before).at(-1)
  if (due === undefined || !(await markReminded(tx, officeId, `${day} ${due}`))) return false
  const plan = kept.offer?.offerType ?? ''
  const charge = await nextCharge(tx, kept)
  await notifyAdmins(
    parts,
    tx,
    officeId,
    charge ? { about: 'renewsSoon', plan, day, amount: charge.amount } : { about: 'endsSoon', plan, day },
  )
  return true
}
