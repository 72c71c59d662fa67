/**
 * Compares the state machine with the simplest statement of the same rules: a list of events, read from the beginning
 * for each question. It runs 10,000 random sequences of actions and clock moves.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '@mizan/platform/testing'
import { cycles, offerTypes } from '../data/plans.ts'
import { addDaysTo, endOfPeriod } from '../rules/periods.ts'
import {
  advance,
  happen,
  noSubscription,
  type Offer,
  refusalOf,
  type Subscription,
  type SubscriptionEvent,
} from '../rules/subscription.ts'
import { transitions } from '../rules/transitions.ts'

const start = '2026-01-31T08:00:00.000Z'
const months = { '1M': 1, '3M': 3, '6M': 6, '12M': 12 } as const

/** The plainest bookkeeping: the end of the paid time, and a handful of flags. */
class ReferenceModel {
  coveredUntil: string | null = null
  periodFrom: string | null = null
  chain: string | null = null
  offer: Offer | null = null
  isTrial = false
  everTrial = false
  everPaid = false
  renews = false
  isCancelled = false
  isGivenUp = false

  stateAt(now: string): Subscription['state'] {
    if (this.coveredUntil === null) return 'none'
    if (this.isGivenUp) return 'lapsed'
    if (now < this.coveredUntil) return this.isTrial ? 'trial' : 'paid'
    return this.renews && now < addDaysTo(this.coveredUntil, 7) ? 'grace' : 'lapsed'
  }

  may(wanted: SubscriptionEvent, now: string): boolean {
    const state = this.stateAt(now)
    switch (wanted.on) {
      case 'startTrial':
        return (
          !this.everTrial && !this.everPaid && state === 'none' && wanted.offer.offerType === 'CaseManagement'
        )
      case 'buy':
        return state !== 'paid'
      case 'renew':
      case 'fails':
        return state === 'grace'
      case 'extend':
      case 'addSeats':
        return state === 'paid'
      case 'switch':
        if (state !== 'paid' && state !== 'trial') return false
        if (JSON.stringify(this.offer) === JSON.stringify(wanted.offer)) return false
        return state === 'paid' || wanted.offer.offerType === 'CaseManagement'
      case 'autoRenewal':
        return (state === 'paid' || state === 'trial') && !(wanted.isOn && this.isCancelled)
      case 'cancel':
        return (state === 'paid' || state === 'trial' || state === 'grace') && !this.isCancelled
      case 'reactivate':
        return (state === 'paid' || state === 'trial') && this.isCancelled
      case 'refund':
        return state === 'paid' || state === 'grace'
    }
  }

  do(wanted: SubscriptionEvent, now: string): void {
    const state = this.stateAt(now)
    if (wanted.on === 'startTrial') {
      this.begin(now, addDaysTo(now, 14), wanted.offer)
      this.coveredUntil = addDaysTo(now, 14)
      this.isTrial = this.everTrial = true
    }
    if (wanted.on === 'buy') {
      const from = state === 'trial' && this.coveredUntil ? this.coveredUntil : now
      this.begin(now, from, wanted.offer)
      this.coveredUntil = endOfPeriod(from, from, months[wanted.offer.cycle])
      this.isTrial = false
      this.everPaid = true
    }
    if (wanted.on === 'switch' && state === 'trial') this.offer = wanted.offer
    if (wanted.on === 'switch' && state === 'paid') {
      const { renews, isCancelled } = this
      this.begin(now, now, wanted.offer)
      Object.assign(this, { renews, isCancelled })
      this.coveredUntil = endOfPeriod(now, now, months[wanted.offer.cycle])
    }
    if (wanted.on === 'renew' || wanted.on === 'extend') {
      const from = this.coveredUntil as string
      if (wanted.on === 'renew') this.periodFrom = from
      this.coveredUntil = endOfPeriod(this.chain as string, from, months[(this.offer as Offer).cycle])
      this.isTrial = false
      this.everPaid = true
    }
    if (wanted.on === 'autoRenewal') this.renews = wanted.isOn
    if (wanted.on === 'cancel') {
      this.renews = false
      this.isCancelled = true
      this.isGivenUp = state === 'grace'
    }
    if (wanted.on === 'reactivate') {
      this.renews = true
      this.isCancelled = false
    }
    if (wanted.on === 'refund') {
      this.coveredUntil = now
      this.renews = false
      this.isGivenUp = true
    }
  }

  private begin(now: string, chain: string, offer: Offer): void {
    Object.assign(this, { periodFrom: now, chain, offer, renews: true, isCancelled: false, isGivenUp: false })
  }
}

const planTypes = ['Normal', 'Academic', 'Bar', 'Lansman'] as const

test('10,000 random lives of a subscription are the same in the state machine and in the reference model', () => {
  const seen = new Set<string>()
  const visited = new Set<string>()
  for (let seed = 1; seed <= 10_000; seed++) {
    const random = randomFrom(seed)
    const among = <T>(list: readonly T[]): T => list[random(list.length)] as T
    const offer = (): Offer => ({
      planType: among(planTypes),
      offerType: among(offerTypes),
      cycle: among(cycles),
    })
    const wish = (): SubscriptionEvent =>
      among<() => SubscriptionEvent>([
        () => ({ on: 'startTrial', offer: offer(), seats: 10 }),
        () => ({ on: 'buy', offer: offer(), seats: 10, worth: '1.00' }),
        () => ({ on: 'switch', offer: offer(), seats: 10, worth: '1.00' }),
        () => ({ on: 'renew', worth: '1.00' }),
        () => ({ on: 'extend', worth: '2.00' }),
        () => ({ on: 'addSeats', seats: 1, worth: '3.00' }),
        () => ({ on: 'autoRenewal', isOn: random(2) === 0 }),
        () => ({ on: among(['cancel', 'reactivate', 'refund', 'fails'] as const) }),
      ])()
    let machine: Subscription = noSubscription
    const plain = new ReferenceModel()
    let now = start
    for (let step = 0; step < 25; step++) {
      if (random(5) < 2) now = addDaysTo(now, random(20))
      machine = advance(machine, now)
      const wanted = wish()
      const label = `seed ${seed}, step ${step}: ${JSON.stringify(wanted)} in ${machine.state} at ${now}`
      assert.equal(machine.state, plain.stateAt(now), label)
      assert.equal(refusalOf(machine, wanted) === undefined, plain.may(wanted, now), label)
      if (!plain.may(wanted, now)) continue
      visited.add(`${machine.state} ${wanted.on}`)
      machine = happen(machine, wanted, now)
      plain.do(wanted, now)
      assert.equal(machine.state, plain.stateAt(now), label)
      assert.deepEqual(
        [machine.from, machine.until, machine.autoRenews, machine.cancelledAt !== null],
        [plain.periodFrom, plain.coveredUntil, plain.renews, plain.isCancelled],
        label,
      )
      seen.add(machine.state)
    }
  }
  assert.deepEqual([...seen].sort(), ['grace', 'lapsed', 'paid', 'trial'])
  const reachable = transitions.filter(({ on }) => on !== 'ends' && on !== 'endsRenewing')
  for (const { from, on } of reachable)
    assert.ok(visited.has(`${from} ${on}`), `${on} in ${from} was never tried`)
})

test('periods that begin on the 31st end on the last day of shorter months, and come back to the 31st', () => {
  const anchor = '2026-01-31T08:00:00.000Z'
  const february = endOfPeriod(anchor, anchor, 1)
  assert.equal(february, '2026-02-28T08:00:00.000Z')
  assert.equal(endOfPeriod(anchor, february, 1), '2026-03-31T08:00:00.000Z')
})

test('the first paid month begins when the trial is over, and lasts a month', () => {
  const offer = { planType: 'Normal', offerType: 'CaseManagement', cycle: '1M' } as const
  for (const [begin, first, second] of [
    ['2026-11-29', '2027-01-13', '2027-02-13'],
    ['2026-11-05', '2026-12-19', '2027-01-19'],
  ] as const) {
    const begun = happen(noSubscription, { on: 'startTrial', offer, seats: 10 }, `${begin}T08:00:00.000Z`)
    const over = advance(begun, begun.until ?? '')
    const paid = happen(over, { on: 'renew', worth: '1.00' }, begun.until ?? '')
    assert.equal(paid.until, `${first}T08:00:00.000Z`)
    const again = happen(advance(paid, paid.until ?? ''), { on: 'renew', worth: '1.00' }, paid.until ?? '')
    assert.equal(again.until, `${second}T08:00:00.000Z`)
  }
})
