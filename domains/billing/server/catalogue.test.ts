/** Texts of payments and offers that the specification names, to the letter, where people meet them. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { payForm } from '@mizan/platform/payments/testing'
import { billingErrors } from '../contract.ts'
import { openBillingWithBank, type TestBank } from './testing/bank.ts'

let billing: TestBank
before(async () => {
  billing = await openBillingWithBank()
})
after(() => billing.close())

const codeText = 'Invalid promotion code or code is not valid for the selected plan.'

test('a code that nobody knows is refused with the text of the specification, for the price and for the payment', async () => {
  const office = await billing.newOffice()
  assert.equal(billingErrors.LA_PromotionCodeInvalid.en, codeText)
  const cost = await office.get('billing.planCost', 'OfferType=Research&BillingCycle=1M&PromotionCode=YOK')
  assert.deepEqual([cost.status, cost.code], [400, 'LA_PromotionCodeInvalid'])
  const body = { offerType: 'Research', billingCycle: '1M', promotionCode: 'YOK' }
  for (const row of ['payment.process', 'billing.orderByTransfer'] as const)
    assert.equal((await office.post(row, body)).code, 'LA_PromotionCodeInvalid')
})

test('a payment that succeeded says LA_PaymentSuccessful, with the marker of a payment or of a saved card', async () => {
  const office = await billing.newOffice()
  const pay = async (row: 'payment.process' | 'payment.saveCard', body: object) => {
    const { data } = await office.post(row, body)
    await billing.comeBack(await payForm(data.address, { stores: true }))
    return (await office.get('payment.response', `orderId=${data.orderId}`)).data
  }
  const plan = await pay('payment.process', { offerType: 'Research', billingCycle: '1M' })
  assert.deepEqual([plan.code, plan.marker, plan.kind], ['LA_PaymentSuccessful', 'payment-success', 'buy'])
  const card = await pay('payment.saveCard', {})
  assert.deepEqual([card.code, card.marker, card.kind], ['LA_PaymentSuccessful', 'save-successful', 'card'])
})

test('an offer for other offices is refused with the missing condition, and a page that has expired says so', async () => {
  const office = await billing.newOffice()
  const take = (planType: string, cycle = '6M') =>
    office.post('payment.process', { planType, offerType: 'CaseManagement', billingCycle: cycle })
  assert.equal((await take('Bar')).code, 'billing.bar_not_eligible')
  assert.equal((await take('Academic')).code, 'billing.academic_not_eligible')
  const { data } = await office.post('payment.process', { offerType: 'Research', billingCycle: '1M' })
  await billing.comeBack(await payForm(data.address))
  assert.equal((await take('Lansman')).code, 'billing.first_time_only')
  const page = await billing.visitor('billing.promotion', '', { promotionId: 'yok' })
  assert.deepEqual([page.status, page.code], [404, 'billing.promotion_page_invalid'])
})

test('an unreachable bank is reported in the words of the specification', async () => {
  const { provider } = billing.parts
  assert.ok(provider)
  billing.parts.provider = { ...provider, startForm: async () => ({ state: 'unknown' }) }
  const office = await billing.newOffice()
  const order = { offerType: 'Research', billingCycle: '1M' }
  const { code, message } = await office.post('payment.process', order, { language: 'en' })
  billing.parts.provider = provider
  assert.deepEqual(
    [code, message],
    ['payment.unavailable', 'Error processing payment: the bank could not be reached. Try again later.'],
  )
})
