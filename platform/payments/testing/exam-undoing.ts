/** The part of the exam about cancelling, refunding, and answers that are lost. */
import assert from 'node:assert/strict'
import { money } from '../../money/index.ts'
import type { Fault } from '../bank/server.ts'
import { type Exam, kept, newOrder, pay, settled, storedIn, undoing } from './exam-parts.ts'

export function examineUndoing(exam: Exam): void {
  exam('a payment is cancelled on its own day, once', async (one) => {
    const order = newOrder('1.00')
    const call = undoing(settled(await pay(one, order)))
    assert.deepEqual(await one.provider.cancel(call), { state: 'done' })
    assert.deepEqual(await one.provider.cancel(call), { state: 'done' })
    assert.equal(kept(one.bank, order), '0')
  })

  exam('on another day it is refunded instead', async (one) => {
    const order = newOrder('1.00')
    const payment = settled(await pay(one, order))
    one.clock.advance(24 * 3_600)
    assert.equal(Object(await one.provider.cancel(undoing(payment))).reason, 'not_refundable')
    assert.deepEqual(await one.provider.refund({ ...undoing(payment), amount: payment.amount }), {
      state: 'done',
    })
    assert.equal(kept(one.bank, order), '0')
  })

  exam('parts are refunded, each reference once, and never more than was paid', async (one) => {
    const order = newOrder('100.00')
    const payment = settled(await pay(one, order))
    const part = { ...undoing(payment), amount: money('30.25') }
    assert.deepEqual(await one.provider.refund(part), { state: 'done' })
    assert.deepEqual(await one.provider.refund(part), { state: 'done' })
    assert.equal(kept(one.bank, order), '6975')
    const tooMuch = await one.provider.refund({ ...undoing(payment), amount: money('69.76') })
    assert.equal(Object(tooMuch).reason, 'not_refundable')
    assert.equal(kept(one.bank, order), '6975')
  })

  exam('the card that refuses refunds keeps its money, and says so', async (one) => {
    const order = newOrder('1.00')
    const payment = settled(await pay(one, order, { card: '5406670000000009' }))
    assert.equal(Object(await one.provider.cancel(undoing(payment))).reason, 'not_refundable')
    assert.equal(kept(one.bank, order), '100')
  })
}

/** Faults of the next calls of a path, one after the other. */
function faults() {
  const queue = new Map<string, Fault[]>()
  return {
    add: (path: string, ...list: Fault[]) => queue.set(path, list),
    faultOf: (path: string) => queue.get(path)?.shift(),
  }
}

export function examineLosses(exam: Exam): void {
  const cutAfter: Fault = { kind: 'cut_after' }
  const lost = faults()
  exam(
    'a charge whose answer is lost is found by the inquiry, and not made again',
    async (one) => {
      const order = { ...newOrder('100.00'), card: await storedIn(one) }
      lost.add('/payment/auth', cutAfter)
      settled(await one.provider.chargeStored(order))
      settled(await one.provider.chargeStored(order))
      assert.equal(kept(one.bank, order), '10000')
    },
    { faultOf: lost.faultOf },
  )

  const silent = faults()
  exam(
    'while nothing can be asked the charge is unknown, and later it is found',
    async (one) => {
      const order = { ...newOrder('100.00'), card: await storedIn(one) }
      const failing: Fault = { kind: 'failing' }
      silent.add('/payment/auth', cutAfter)
      // The inquiry before the charge is answered; each of those after it fails three times.
      silent.add('/payment/detail', { kind: 'slow', ms: 1 }, failing, failing, failing)
      assert.deepEqual(await one.provider.chargeStored(order), { state: 'unknown' })
      settled(await one.provider.inquire(order))
      assert.equal(kept(one.bank, order), '10000')
    },
    { faultOf: silent.faultOf },
  )

  const refunds = faults()
  exam(
    'a refund whose answer is lost is unknown, and repeating it gives nothing more back',
    async (one) => {
      const order = newOrder('100.00')
      const payment = settled(await pay(one, order))
      refunds.add('/v2/payment/refund', cutAfter)
      const part = { ...undoing(payment), amount: money('40.00') }
      assert.deepEqual(await one.provider.refund(part), { state: 'unknown' })
      assert.deepEqual(await one.provider.refund(part), { state: 'done' })
      assert.equal(kept(one.bank, order), '6000')
    },
    { faultOf: refunds.faultOf },
  )
}
