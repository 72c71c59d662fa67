/**
 * The one state machine of a subscription. Time passes first (`advance`), then an event happens (`happen`). It moves
 * no money: a purchase is an event once it has been paid.
 */

import { graceDays, trialDays } from '../data/limits.ts'
import { type Cycle, cycleMonths, type OfferType } from '../data/plans.ts'
import { addDaysTo, endOfPeriod } from './periods.ts'
import { type Event, nextState, type State } from './transitions.ts'

export interface Offer {
  planType: 'Normal' | 'Academic' | 'Bar' | 'Lansman'
  offerType: OfferType
  cycle: Cycle
}

export interface Subscription {
  state: State
  /** Null for an office that never had one. */
  offer: Offer | null
  seats: number
  /** The running period, or the last one. */
  from: string | null
  until: string | null
  /** Begin of the first of the periods that follow each other. */
  anchor: string | null
  autoRenews: boolean
  cancelledAt: string | null
  hadTrial: boolean
  hasPaid: boolean
  /** The net price of the running period, as if its present contents had been there from its first day. */
  worth: string
  /** The number of failed renewals since the period ended. */
  tries: number
}

export const noSubscription: Subscription = {
  state: 'none',
  offer: null,
  seats: 0,
  from: null,
  until: null,
  anchor: null,
  autoRenews: false,
  cancelledAt: null,
  hadTrial: false,
  hasPaid: false,
  worth: '0.00',
  tries: 0,
}

export type SubscriptionEvent =
  | { on: 'startTrial'; offer: Offer; seats: number }
  | { on: 'buy' | 'switch'; offer: Offer; seats: number; worth: string }
  | { on: 'renew' | 'extend'; worth: string }
  | { on: 'addSeats'; seats: number; worth: string }
  | { on: 'autoRenewal'; isOn: boolean }
  | { on: 'cancel' | 'reactivate' | 'refund' | 'fails' }

/** The reason why an event is impossible: codes of errors. */
export type Refusal =
  | 'billing.not_now'
  | 'billing.trial_used'
  | 'billing.trial_needs_cases'
  | 'billing.same_cycle'
  | 'billing.same_plan'
  | 'billing.cancelled'
  | 'billing.not_cancelled'

export const graceEnd = (until: string): string => addDaysTo(until, graceDays)

/** The subscription at this instant, if nothing but time has passed. */
export function advance(subscription: Subscription, now: string): Subscription {
  const { state, until, autoRenews } = subscription
  if (until === null) return subscription
  if ((state === 'trial' || state === 'paid') && now >= until) {
    const next = moved(subscription, autoRenews ? 'endsRenewing' : 'ends')
    return advance({ ...next, tries: 0 }, now)
  }
  if (state === 'grace' && now >= graceEnd(until)) return moved(subscription, 'ends')
  return subscription
}

/** @returns the code of the refusal, if this cannot happen now */
export function refusalOf(subscription: Subscription, wanted: SubscriptionEvent): Refusal | undefined {
  const { state, offer, hadTrial, hasPaid, cancelledAt } = subscription
  if (wanted.on === 'startTrial') {
    if (hadTrial || hasPaid) return 'billing.trial_used'
    if (wanted.offer.offerType !== 'CaseManagement') return 'billing.trial_needs_cases'
  }
  if (nextState(state, wanted.on) === undefined) return 'billing.not_now'
  if (wanted.on === 'switch') {
    if (offer && sameOffer(offer, wanted.offer)) return 'billing.same_plan'
    if (state === 'trial' && wanted.offer.offerType !== 'CaseManagement') return 'billing.trial_needs_cases'
  }
  if (wanted.on === 'autoRenewal' && wanted.isOn && cancelledAt !== null) return 'billing.cancelled'
  if (wanted.on === 'cancel' && cancelledAt !== null) return 'billing.cancelled'
  if (wanted.on === 'reactivate' && cancelledAt === null) return 'billing.not_cancelled'
  return undefined
}

export const sameOffer = (one: Offer, other: Offer): boolean =>
  one.planType === other.planType && one.offerType === other.offerType && one.cycle === other.cycle

/** Returns the next state. @throws RangeError for a refused event; call `refusalOf` before */
export function happen(subscription: Subscription, wanted: SubscriptionEvent, now: string): Subscription {
  const refusal = refusalOf(subscription, wanted)
  if (refusal) throw new RangeError(refusal)
  return { ...subscription, ...changes(subscription, wanted, now), state: nextOf(subscription, wanted.on) }
}

function changes(of: Subscription, wanted: SubscriptionEvent, now: string): Partial<Subscription> {
  switch (wanted.on) {
    case 'startTrial': {
      const { offer, seats } = wanted
      const end = addDaysTo(now, trialDays)
      // The months that are paid for begin when the trial is over.
      return { ...begun(now, end), anchor: end, offer, seats, hadTrial: true, worth: '0.00' }
    }
    case 'buy':
      return bought(of, wanted, now)
    case 'switch':
      return of.state === 'trial' ? { offer: wanted.offer, seats: wanted.seats } : switched(of, wanted, now)
    case 'renew':
      return renewed(of, wanted.worth)
    case 'extend':
      return extended(of, wanted.worth)
    case 'addSeats':
      return { seats: of.seats + wanted.seats, worth: wanted.worth }
    case 'autoRenewal':
      return { autoRenews: wanted.isOn }
    case 'cancel':
      return { cancelledAt: now, autoRenews: false }
    case 'reactivate':
      return { cancelledAt: null, autoRenews: true }
    case 'refund':
      return { until: now, autoRenews: false, worth: '0.00' }
    case 'fails':
      return { tries: of.tries + 1 }
  }
}

type PurchaseEvent = Extract<SubscriptionEvent, { on: 'buy' | 'switch' }>

/** Remaining days of a trial are not lost: the paid period ends so much later. */
function bought(
  of: Subscription,
  { offer, seats, worth }: PurchaseEvent,
  now: string,
): Partial<Subscription> {
  const start = of.state === 'trial' && of.until !== null ? of.until : now
  const until = endOfPeriod(start, start, cycleMonths[offer.cycle])
  return { ...begun(now, until), anchor: start, offer, seats, worth, hasPaid: true }
}

/** A new period begins now; the caller that takes the money credits the payment for the rest of the former one. */
function switched(
  of: Subscription,
  { offer, seats, worth }: PurchaseEvent,
  now: string,
): Partial<Subscription> {
  const { autoRenews, cancelledAt } = of
  const until = endOfPeriod(now, now, cycleMonths[offer.cycle])
  return { ...begun(now, until), autoRenews, cancelledAt, offer, seats, worth }
}

function renewed({ until, anchor, offer }: Subscription, worth: string): Partial<Subscription> {
  const from = until as string
  const end = endOfPeriod(anchor ?? from, from, cycleMonths[(offer as Offer).cycle])
  return { from, until: end, worth, tries: 0, hasPaid: true }
}

/** Adds one more period behind the running one. */
function extended({ from, until, anchor, offer }: Subscription, worth: string): Partial<Subscription> {
  const end = endOfPeriod(anchor ?? (from as string), until as string, cycleMonths[(offer as Offer).cycle])
  return { until: end, worth }
}

const begun = (from: string, until: string) => ({
  from,
  until,
  anchor: from,
  autoRenews: true,
  cancelledAt: null,
  tries: 0,
})

const moved = (subscription: Subscription, event: Event): Subscription => ({
  ...subscription,
  state: nextOf(subscription, event),
})

const nextOf = ({ state }: Subscription, event: Event): State => nextState(state, event) ?? state

/** The day until which its licences are valid, grace included. Null without any. */
export function validUntil({ state, until, autoRenews }: Subscription): string | null {
  if (until === null || state === 'none') return null
  return autoRenews && state !== 'lapsed' ? graceEnd(until) : until
}
