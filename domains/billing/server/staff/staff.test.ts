/** Tests of what staff changes and sees: prices of coming days, waiting refunds, and offices of both regions. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { payForm } from '@mizan/platform/payments/testing'
import type { PriceInput } from '../../schemas/staff.ts'
import { sendRefunds } from '../renewals/refund.ts'
import { openBillingWithBank, type TestBank } from '../testing/bank.ts'
import { readFigures } from './figures.ts'
import { listOrders } from './lists.ts'
import { addPrice, listPrices } from './prices.ts'

let billing: TestBank
before(async () => {
  billing = await openBillingWithBank()
})
after(() => billing.close())

const dearer: PriceInput = {
  ...{ region: 'turkey', planType: 'Normal', offerType: 'Research', billingCycle: '3M' },
  ...{ cost: '1800.00', seatCost: '700.00', vatPercent: 20, validFrom: '2026-04-01' },
}
const monthlyCost = async () => {
  const office = await billing.newOffice()
  return office.get('billing.planCost', 'OfferType=Research&BillingCycle=3M')
}
const toDay = (day: string) =>
  billing.clock.advance((Date.parse(`${day}T09:00:00Z`) - billing.clock.now().getTime()) / 1_000)

test('a price that staff adds holds from its day on, and earlier prices stay', async () => {
  toDay('2026-03-02')
  const own = billing.own()
  await addPrice(own, dearer)
  await assert.rejects(addPrice(own, dearer), { code: 'billing.price_not_ahead' })
  await assert.rejects(addPrice(own, { ...dearer, validFrom: '2026-03-02' }), {
    code: 'billing.price_not_ahead',
  })
  assert.equal((await monthlyCost()).data.net, '1755.00')
  toDay('2026-04-01')
  assert.equal((await monthlyCost()).data.net, '1800.00')
  await addPrice(billing.own(), { ...dearer, cost: null, validFrom: '2026-05-01' })
  toDay('2026-05-01')
  assert.equal((await monthlyCost()).code, 'billing.no_price')
  const { items } = await listPrices(billing.own(), 'turkey')
  const own3 = items.filter(
    ({ planType, offerType, billingCycle }) =>
      planType === 'Normal' && offerType === 'Research' && billingCycle === '3M',
  )
  assert.deepEqual(
    own3.map(({ cost }) => cost),
    [null, '1800.00', '1755.00'],
  )
})

test('academic, bar and launch plans cost 79, 44 and 30 per cent less in both regions, with the VAT of each', async () => {
  toDay('2026-03-02')
  for (const [region, vat] of [
    ['turkey', '20.00'],
    ['kktc', '16.00'],
  ] as const) {
    const { data } = await billing.visitor('billing.plans', `region=${region}`)
    for (const [planType, discount] of [
      ['Academic', 79],
      ['Bar', 44],
      ['Lansman', 30],
    ]) {
      const all = data.plans.filter((plan: { planType: string }) => plan.planType === planType)
      assert.equal(all.length, 8)
      for (const plan of all) assert.deepEqual([plan.discount, plan.vatPercent], [discount, vat])
    }
  }
})

test('an office of Northern Cyprus pays the prices and the VAT of its region', async () => {
  toDay('2026-03-02')
  const office = await billing.newOffice({ country: 'kktc' })
  const { data } = await office.get('billing.planCost', 'OfferType=CaseManagement&BillingCycle=1M')
  assert.deepEqual([data.net, data.vat, data.due], ['1750.00', '280.00', '2030.00'])
})

test('a card check whose refund fails is tried again until the bank accepts it, and staff sees why', async () => {
  const office = await billing.newOffice()
  const { data } = await office.post('payment.processSubscription', {
    ...{ offerType: 'CaseManagement', billingCycle: '1M' },
  })
  await billing.comeBack(await payForm(data.address, { stores: true }))
  billing.faults.set('/v2/payment/refund', [{ kind: 'failing' }, { kind: 'failing' }, { kind: 'failing' }])
  billing.faults.set('/v2/reporting/payment/details', [])
  const seen = async () =>
    (await listOrders(billing.own(), { query: '', pageIndex: 0, pageSize: 1, waiting: true })).items[0]
  billing.clock.advance(1)
  await sendRefunds(billing.own())
  const first = await seen()
  assert.deepEqual(
    [first?.orderId, first?.waiting, first?.tries, first?.lastError],
    [data.orderId, '1.00', 1, 'unknown'],
  )
  assert.equal((await readFigures(billing.own())).waitingRefunds, 1)
  // The refund is not sent before its pause is over.
  await sendRefunds(billing.own())
  assert.equal((await seen())?.tries, 1)
  billing.clock.advance(24 * 3_600)
  billing.faults.clear()
  await sendRefunds(billing.own())
  assert.deepEqual([await seen(), billing.kept(data.orderId)], [undefined, 0n])
})

test('a refund that the bank refuses keeps the reason with the code of the bank', async () => {
  const office = await billing.newOffice()
  const { data } = await office.post('payment.processSubscription', {
    ...{ offerType: 'CaseManagement', billingCycle: '1M' },
  })
  await billing.comeBack(await payForm(data.address, { card: '5406670000000009', stores: true }))
  billing.clock.advance(1)
  await sendRefunds(billing.own())
  const { items } = await listOrders(billing.own(), {
    ...{ query: '', pageIndex: 0, pageSize: 1, waiting: true },
  })
  assert.match(items[0]?.lastError ?? '', /^not_refundable \S+$/)
})

test('a saved card warns in the last two months before it expires', async () => {
  toDay('2026-06-01')
  const office = await billing.newOffice()
  const { data } = await office.post('payment.saveCard')
  await billing.comeBack(await payForm(data.address, { stores: true }))
  const soon = async () => (await office.get('payment.savedCards')).data.cards[0].expiresSoon
  assert.equal(await soon(), false)
  toDay('2040-10-31')
  assert.equal(await soon(), false)
  toDay('2040-11-01')
  assert.equal(await soon(), true)
})
