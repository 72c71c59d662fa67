/** Tests of a renewal whose answer was lost on the way: it is neither charged twice nor lost. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { payForm } from '@mizan/platform/payments/testing'
import { sql } from 'kysely'
import { endSubscriptions } from '../renewals/end.ts'
import { renewSubscriptions } from '../renewals/renew.ts'
import { openBillingWithBank, type TestBank } from '../testing/bank.ts'
import type { TestOffice } from '../testing/index.ts'
import { chargeRenewal } from './begin.ts'
import { reconcile } from './reconcile.ts'

let billing: TestBank
before(async () => {
  billing = await openBillingWithBank()
  billing.parts.charge = chargeRenewal
})
after(() => billing.close())

const failing = { kind: 'failing' } as const
const minutes = (count: number) => billing.clock.advance(count * 60)
const stateOf = async (office: TestOffice) => (await office.get('billing.status')).data.state

/** An office whose trial is over, so that its first month is due. */
async function dueOffice(): Promise<TestOffice> {
  const office = await billing.newOffice()
  const { data } = await office.post('payment.processSubscription', {
    ...{ offerType: 'CaseManagement', billingCycle: '1M' },
  })
  await billing.comeBack(await payForm(data.address, { stores: true }))
  billing.days(14)
  assert.equal(await stateOf(office), 'grace')
  return office
}

/** Does the work of the timetable, as often as the clock asks for. */
async function timetable(): Promise<void> {
  await renewSubscriptions(billing.own())
  await reconcile(billing.own())
  await endSubscriptions(billing.own())
}

const renewalsOf = ({ officeId }: TestOffice) =>
  billing.rows<{ id: string; state: string; due: string }>(
    sql`select id, state, due::text from billing_orders where company_id = ${officeId} and kind = 'renew' order by created_at`,
  )

/** Each charge that the bank has taken for these orders, in kuruş. */
const chargesOf = (orders: readonly { id: string }[]) =>
  [...billing.bank.book.payments.values()]
    .filter(({ status, request }) => status === 'SUCCESS' && orders.some(({ id }) => id === request.basketId))
    .map(({ request }) => request.amount)

test('a renewal that was charged without an answer keeps its order for hours, and is settled once the bank says so', async () => {
  const office = await dueOffice()
  billing.faults.set('/payment/auth', [{ kind: 'cut_after' }])
  billing.faults.set('/payment/detail', [{ kind: 'slow', ms: 1 }, ...Array(200).fill(failing)])
  for (let round = 0; round < 4; round += 1) {
    await timetable()
    minutes(20)
  }
  const waiting = await renewalsOf(office)
  assert.deepEqual([waiting.map(({ state }) => state), await stateOf(office)], [['pending'], 'grace'])
  billing.faults.clear()
  await timetable()
  await timetable()
  const orders = await renewalsOf(office)
  assert.deepEqual([orders.map(({ state }) => state), await stateOf(office)], [['paid'], 'paid'])
  assert.deepEqual(chargesOf(orders), [BigInt(orders[0]?.due.replace('.', '') ?? '')])
})

test('a renewal that never reached the bank is charged once, by a later try', async () => {
  const office = await dueOffice()
  billing.faults.set('/payment/auth', [{ kind: 'cut' }])
  billing.faults.set('/payment/detail', [{ kind: 'slow', ms: 1 }, failing])
  for (let round = 0; round < 6; round += 1) {
    await timetable()
    minutes(10)
  }
  const orders = await renewalsOf(office)
  assert.equal(orders.at(-1)?.state, 'paid')
  assert.equal(chargesOf(orders).length, 1)
  assert.equal(await stateOf(office), 'paid')
})
