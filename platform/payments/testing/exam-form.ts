/** The part of the exam about cards that are typed into the form. */
import assert from 'node:assert/strict'
import { amountOf, type Money, money } from '../../money/index.ts'
import type { DeclineReason } from '../reasons.ts'
import { type Exam, kept, newOrder, pay, settled } from './exam-parts.ts'
import { type Code, giveUp, payForm } from './payer.ts'

const declines: readonly [string, DeclineReason][] = [
  ['4111111111111129', 'insufficient_funds'],
  ['4129111111111111', 'do_not_honour'],
  ['4128111111111112', 'invalid_transaction'],
  ['4127111111111113', 'lost_card'],
  ['4126111111111114', 'stolen_card'],
  ['4125111111111115', 'expired_card'],
  ['4124111111111116', 'invalid_cvc'],
  ['4123111111111117', 'not_permitted_to_cardholder'],
  ['4122111111111118', 'not_permitted_to_terminal'],
  ['4121111111111119', 'fraud_suspected'],
  ['4120111111111110', 'pickup_card'],
  ['4130111111111118', 'general'],
  ['4131111111111117', 'not_authenticated'],
  ['4141111111111115', 'not_authenticated'],
  ['4151111111111112', 'authentication_unavailable'],
]

const codes: readonly [Code, DeclineReason][] = [
  ['wrong', 'not_authenticated'],
  ['cancel', 'cancelled_by_payer'],
  ['expire', 'expired_form'],
]

export function examineForm(exam: Exam): void {
  exam('a form that is paid settles its order once, however often it is asked', async (one) => {
    const order = newOrder()
    const payment = settled(await pay(one, order))
    assert.equal(amountOf(payment.amount), '767.50')
    assert.deepEqual([payment.card?.lastFour, payment.card?.brand], ['0008', 'mastercard'])
    assert.equal(settled(await one.provider.inquire(order)).id, payment.id)
    assert.equal(kept(one.bank, order), '76750')
  })

  for (const [card, reason] of declines)
    exam(`the card ${card} is declined as ${reason}, and nothing is taken`, async (one) => {
      const order = newOrder()
      const answer = await pay(one, order, { card })
      assert.deepEqual([answer.state, Object(answer).reason], ['declined', reason])
      assert.equal(kept(one.bank, order), '0')
    })

  for (const [code, reason] of codes)
    exam(`a code that is answered with "${code}" declines the payment as ${reason}`, async (one) => {
      const answer = await pay(one, newOrder(), { code })
      assert.deepEqual([answer.state, Object(answer).reason], ['declined', reason])
    })

  exam('a form that is given up, or runs out, is declined, and an open one is pending', async (one) => {
    const [order, other] = [newOrder(), newOrder()]
    const first = await one.provider.startForm(order)
    const second = await one.provider.startForm(other)
    assert.ok(first.state === 'started' && second.state === 'started')
    assert.deepEqual(await one.provider.formResult(first.token, order), { state: 'pending' })
    await giveUp(first.address)
    const left = await one.provider.formResult(first.token, order)
    assert.equal(Object(left).reason, 'cancelled_by_payer')
    one.clock.advance((second.expiresAt.getTime() - one.clock.now().getTime()) / 1_000)
    const late = await one.provider.formResult(second.token, other)
    assert.equal(Object(late).reason, 'expired_form')
  })

  exam('an answer about another order or another amount settles nothing', async (one) => {
    const [order, other] = [newOrder(), newOrder()]
    const started = await one.provider.startForm(order)
    assert.ok(started.state === 'started')
    await payForm(started.address)
    const foreign = { state: 'foreign' }
    assert.deepEqual(await one.provider.formResult(started.token, other), foreign)
    const less: Money = money('1.00')
    assert.deepEqual(await one.provider.formResult(started.token, { ...order, amount: less }), foreign)
    assert.deepEqual(await one.provider.inquire(other), { state: 'absent' })
  })
}
