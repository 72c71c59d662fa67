/** Tests of the saved cards of an office: there are several, one is the default, and each can pay. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { confirmStored, payForm } from '@mizan/platform/payments/testing'
import type { SavedCard } from '../../schemas/online-payment.ts'
import { openOrder } from '../orders/open-order.ts'
import { openBillingWithBank, type TestBank } from '../testing/bank.ts'
import type { TestOffice } from '../testing/index.ts'
import { chargeRenewal } from './begin.ts'
import { findReturn } from './store.ts'

let billing: TestBank
before(async () => {
  billing = await openBillingWithBank()
})
after(() => billing.close())

const cardsOf = async (office: TestOffice): Promise<SavedCard[]> =>
  (await office.get('payment.savedCards')).data.cards

async function save(office: TestOffice, card: string): Promise<void> {
  const { data } = await office.post('payment.addCard', {}, { params: { languageCode: 'en' } })
  await billing.comeBack(await payForm(data.address, { card, stores: true }))
}

/** The last four digits of the card that has paid an order. */
const paidWith = (orderId: string): string | undefined =>
  [...billing.bank.book.payments.values()].find(
    ({ status, request }) => status === 'SUCCESS' && request.basketId === orderId,
  )?.card.lastFourDigits

test('of several cards the default one renews, and any of them pays when it is chosen', async () => {
  const office = await billing.newOffice()
  await save(office, '5528790000000008')
  await save(office, '4543590000000006')
  const named = (cards: SavedCard[]) => cards.map(({ lastFour, isDefault }) => [lastFour, isDefault])
  const before = await cardsOf(office)
  assert.deepEqual(named(before), [
    ['0008', true],
    ['0006', false],
  ])
  const [, second] = before
  const cardId = second?.cardId ?? ''
  await office.post('payment.defaultCard', {}, { params: { cardId } })
  assert.deepEqual(named(await cardsOf(office)), [
    ['0006', true],
    ['0008', false],
  ])

  const first = before[0]?.cardId
  const { data } = await office.post('payment.payWithCard', {
    ...{ offerType: 'CaseManagement', billingCycle: '1M', cardId: first },
  })
  const key = data.address.split('/').at(-1) ?? ''
  const row = await billing.own().system.read((tx) => findReturn(tx, key))
  await billing.comeBack(await confirmStored(row?.html ?? ''))
  assert.equal(paidWith(data.orderId), '0008')

  const { officeId } = office
  const order = await billing
    .own()
    .system((tx) =>
      openOrder(billing.parts, tx, { officeId, userId: null, intentFor: () => ({ do: 'extend' }) }),
    )
  await chargeRenewal(billing.own(), order)
  assert.equal(paidWith(order.id), '0006')
})

test('a card of another office can be neither chosen nor used to pay', async () => {
  const office = await billing.newOffice()
  await save(office, '5528790000000008')
  const [card] = await cardsOf(office)
  const stranger = await billing.newOffice()
  const params = { cardId: card?.cardId ?? '' }
  assert.equal((await stranger.post('payment.defaultCard', {}, { params })).code, 'payment.card_not_found')
  const pay = { offerType: 'Research', billingCycle: '1M', ...params }
  assert.equal((await stranger.post('payment.payWithCard', pay)).code, 'payment.card_not_found')
})
