/** An office takes a plan, keeps it, changes it, loses it and comes back. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import type { Intent } from '../schemas.ts'
import { openOrder } from './orders/open-order.ts'
import { endSubscriptions } from './renewals/end.ts'
import { openBilling, type TestBilling, type TestOffice } from './testing/index.ts'

let billing: TestBilling
before(async () => {
  billing = await openBilling()
})
after(() => billing.close())
beforeEach(() => billing.backToFirstDay())

const monthly = { planType: 'Normal', offerType: 'CaseManagement', cycle: '1M' } as const

/** The order as the checkout opens it. */
const order = ({ officeId, userId }: TestOffice, intent: Intent) =>
  billing.own().system((tx) => openOrder(billing.parts, tx, { officeId, userId, intentFor: () => intent }))

const take = async (
  office: TestOffice,
  offer: Extract<Intent, { do: 'buy' }>['offer'] = monthly,
  seats = 10,
) => {
  const { id } = await order(office, { do: 'buy', offer, seats })
  await billing.pay(id)
  return id
}
const statusOf = async (office: TestOffice) => (await office.get('billing.status')).data

test('an office that pays for a plan may write at once, has its seats, and the ledger balances', async () => {
  const office = await billing.newOffice()
  assert.equal((await billing.licences(office.officeId)).readOnly, true)
  await take(office)
  const status = await statusOf(office)
  assert.deepEqual(
    [status.state, status.billingCycle, status.seats],
    ['paid', '1M', { used: 1, maximum: 10 }],
  )
  assert.equal((await billing.licences(office.officeId)).readOnly, false)
  const proof = await billing.ledger()
  assert.deepEqual([proof.sum, proof.unbalanced, proof.wrongBalances], ['0.00', [], []])
})

test('an order that is not paid gives nothing', async () => {
  const office = await billing.newOffice()
  await order(office, { do: 'buy', offer: monthly, seats: 10 })
  assert.equal((await statusOf(office)).state, 'none')
  assert.equal((await billing.licences(office.officeId)).readOnly, true)
})

test('a research plan opens searching, and no writing in cases', async () => {
  const office = await billing.newOffice()
  await take(office, { planType: 'Normal', offerType: 'Research', cycle: '1M' }, 1)
  const { keys, readOnly } = await billing.licences(office.officeId)
  assert.deepEqual([keys.has('case_search_basic'), keys.has('voice'), readOnly], [true, false, true])
})

test('a double click and a second tab get the same order, and a repeated answer of the bank changes nothing', async () => {
  const office = await billing.newOffice()
  const buy = { do: 'buy', offer: monthly, seats: 10 } as const
  const [one, other] = await Promise.all([order(office, buy), order(office, buy)])
  assert.equal(one.id, other.id)
  await billing.pay(one.id)
  const said = await billing.paid(one.id)
  await Promise.all([billing.answer(one.id, said), billing.answer(one.id, said)])
  const periods = await billing.rows(sql`select 1 from billing_periods where company_id = ${office.officeId}`)
  const invoices = await billing.rows(
    sql`select 1 from billing_invoices where company_id = ${office.officeId}`,
  )
  const refunds = await billing.rows(sql`select 1 from billing_refunds where company_id = ${office.officeId}`)
  assert.deepEqual([periods.length, invoices.length, refunds.length], [1, 1, 0])
})

test('money for an order that another one has replaced goes back', async () => {
  const office = await billing.newOffice()
  const former = await order(office, { do: 'buy', offer: monthly, seats: 10 })
  await take(office, { ...monthly, cycle: '12M' })
  await billing.pay(former.id)
  const refunds = await billing.rows<{ amount: string; reason: string }>(
    sql`select amount, reason from billing_refunds where order_id = ${former.id}`,
  )
  assert.deepEqual(refunds, [{ amount: former.due, reason: 'double_payment' }])
  assert.equal((await statusOf(office)).billingCycle, '12M')
  assert.equal((await billing.ledger()).sum, '0.00')
})

test('an order that was paid twice buys once, and the second payment goes back', async () => {
  const office = await billing.newOffice()
  const id = await take(office)
  await billing.pay(id, 2)
  const refunds = await billing.rows<{ attempt: number }>(
    sql`select attempt from billing_refunds where order_id = ${id}`,
  )
  assert.deepEqual(refunds, [{ attempt: 2 }])
})

test('a plan whose period ended without renewal is read-only, nothing is lost, and paying brings it back', async () => {
  const office = await billing.newOffice()
  await take(office)
  assert.equal((await office.post('billing.disableRenewal')).status, 200)
  billing.days(32)
  assert.equal((await billing.licences(office.officeId)).readOnly, true)
  assert.equal((await statusOf(office)).state, 'lapsed')
  assert.ok((await endSubscriptions(billing.own())).ended > 0)
  assert.deepEqual(await endSubscriptions(billing.own()), { ended: 0 })
  await take(office)
  assert.equal((await billing.licences(office.officeId)).readOnly, false)
})

test('an office whose renewal is due keeps everything for the days of grace, then only reads', async () => {
  const office = await billing.newOffice()
  await take(office)
  billing.days(33)
  const during = await statusOf(office)
  assert.deepEqual([during.state, (await billing.licences(office.officeId)).readOnly], ['grace', false])
  billing.days(7)
  assert.deepEqual(
    [(await statusOf(office)).state, (await billing.licences(office.officeId)).readOnly],
    ['lapsed', true],
  )
})

test('another cycle costs its price less the value left of the running one, and begins when it is paid', async () => {
  const office = await billing.newOffice()
  await take(office)
  billing.days(10)
  const cost = (await office.get('billing.planCost', 'OfferType=CaseManagement&BillingCycle=12M')).data
  const { data: opened } = await office.post('billing.switchCycle', { billingCycle: '12M' })
  assert.deepEqual(opened.amounts.due, cost.due)
  assert.equal((await statusOf(office)).billingCycle, '1M')
  await billing.pay(opened.orderId)
  const status = await statusOf(office)
  assert.deepEqual([status.billingCycle, status.until], ['12M', cost.until])
  assert.equal(opened.amounts.creditedNet, ((1750 * 21) / 31).toFixed(2))
  const kinds = await billing.rows<{ kind: string }>(
    sql`select kind from billing_invoices where order_id = ${opened.orderId} order by kind`,
  )
  assert.deepEqual(kinds, [{ kind: 'creditNote' }, { kind: 'invoice' }])
})

test('the surplus of a cheaper plan becomes a balance, from which the next order is paid', async () => {
  const office = await billing.newOffice()
  await take(office, { ...monthly, cycle: '12M' })
  const { data: opened } = await office.post('billing.switchPlan', {
    offerType: 'Research',
    billingCycle: '1M',
  })
  assert.deepEqual([opened.status, opened.method, opened.amounts.due], ['paid', 'balance', '0.00'])
  const { balance } = await statusOf(office)
  assert.equal(balance, (12600 * 1.2 - 650 * 1.2).toFixed(2))
  const { data: extended } = await office.post('billing.extend')
  assert.deepEqual([extended.status, extended.amounts.fromBalance], ['paid', '780.00'])
  const proof = await billing.ledger()
  assert.deepEqual([proof.sum, proof.wrongBalances], ['0.00', []])
})

test('a switch to the same cycle is refused, and so is every change without a plan', async () => {
  const office = await billing.newOffice()
  assert.equal((await office.post('billing.switchCycle', { billingCycle: '12M' })).code, 'billing.not_now')
  assert.equal((await office.post('billing.addSeats', { seats: 1 })).code, 'billing.not_now')
  await take(office)
  assert.equal((await office.post('billing.switchCycle', { billingCycle: '1M' })).code, 'billing.same_cycle')
})

test('additional seats cost the remaining days, and count once they are paid', async () => {
  const office = await billing.newOffice()
  await take(office)
  billing.days(10)
  const { data: opened } = await office.post('billing.addSeats', { seats: 2 })
  assert.equal(opened.amounts.net, ((180 * 21) / 31).toFixed(2))
  await billing.pay(opened.orderId)
  assert.equal((await statusOf(office)).seats.maximum, 12)
})

test('a plan with fewer seats than the office uses is refused, and one with enough is offered with all of them', async () => {
  const office = await billing.newOffice()
  const join = sql`insert into memberships (user_id, company_id, roles, joined_at)
    values (${`second of ${office.officeId}`}, ${office.officeId}, array['USER'], ${billing.clock.now().toISOString()})`
  await billing.own().system(({ db }) => join.execute(db))
  const cost = (seats = '') => office.get('billing.planCost', `OfferType=Research&BillingCycle=1M${seats}`)
  assert.equal((await cost('&Seats=1')).code, 'billing.too_few_seats')
  assert.equal((await cost()).data.net, '900.00')
  const research = { planType: 'Normal', offerType: 'Research', cycle: '1M' } as const
  await assert.rejects(order(office, { do: 'buy', offer: research, seats: 1 }), {
    code: 'billing.too_few_seats',
  })
})

test('a cancelled plan runs until its end, can be taken back until then, and is not renewed', async () => {
  const office = await billing.newOffice()
  await take(office)
  assert.equal((await office.post('billing.cancel', { reason: 'price', comment: 'Pahalı' })).status, 200)
  assert.equal((await office.post('billing.enableRenewal')).code, 'billing.cancelled')
  assert.equal((await statusOf(office)).autoRenewal, false)
  assert.equal((await office.post('billing.reactivate')).status, 200)
  assert.equal((await statusOf(office)).autoRenewal, true)
})

test('a trial needs case management, is had once, and gives everything for fourteen days', async () => {
  const office = await billing.newOffice()
  const research = { planType: 'Normal', offerType: 'Research', cycle: '1M' } as const
  await assert.rejects(order(office, { do: 'trial', offer: research, seats: 1 }), {
    code: 'billing.trial_needs_cases',
  })
  const { id, due } = await order(office, { do: 'trial', offer: monthly, seats: 10 })
  assert.equal(due, '1.00')
  await billing.pay(id)
  const status = await statusOf(office)
  assert.deepEqual([status.state, status.until], ['trial', '2026-03-16T09:00:00.000Z'])
  const [refund] = await billing.rows<{ amount: string }>(
    sql`select amount from billing_refunds where order_id = ${id}`,
  )
  assert.equal(refund?.amount, '1.00')
  await assert.rejects(order(office, { do: 'trial', offer: monthly, seats: 10 }), {
    code: 'billing.trial_used',
  })
})

test('before a trial the page names the charge at its end and the day', async () => {
  const office = await billing.newOffice()
  const after = async (offerType: string) =>
    (await office.get('billing.planCost', `OfferType=${offerType}&BillingCycle=6M`)).data.afterTrial
  assert.deepEqual(await after('CaseManagement'), { at: '2026-03-16T09:00:00.000Z', amount: '7890.00' })
  assert.equal(await after('Research'), null)
  const { id } = await order(office, { do: 'trial', offer: { ...monthly, cycle: '6M' }, seats: 10 })
  await billing.pay(id)
  assert.equal((await statusOf(office)).nextCharge.amount, '7890.00')
  assert.equal(await after('CaseManagement'), null)
})

test('academic and bar plans are only for those who qualify, and for first purchases', async () => {
  const office = await billing.newOffice()
  const cost = async (planType: string) =>
    (await office.get('billing.planCost', `PlanType=${planType}&OfferType=CaseManagement&BillingCycle=1M`))
      .code
  assert.equal(await cost('Academic'), 'billing.academic_not_eligible')
  assert.equal(await cost('Bar'), 'billing.bar_not_eligible')
  billing.state.standing = { emails: ['hoca@hukuk.ankara.edu.tr'], isBarConfirmed: true }
  assert.deepEqual([await cost('Academic'), await cost('Bar')], [undefined, undefined])
  await take(office)
  billing.days(40)
  assert.equal(await cost('Academic'), 'billing.first_time_only')
  billing.state.standing = { emails: [], isBarConfirmed: false }
})

test('a visitor sees the plans of a region, six months of the launch at 767 a month', async () => {
  const { data } = await billing.visitor('billing.plans', 'region=turkey')
  const launch = data.plans.find(
    (one: { planType: string; offerType: string; billingCycle: string }) =>
      one.planType === 'Lansman' && one.offerType === 'CaseManagement' && one.billingCycle === '6M',
  )
  assert.deepEqual([launch.cost, launch.perMonth, launch.discount], ['4602.00', '767.00', 30])
  assert.equal((await billing.visitor('billing.plans')).status, 400)
})

test('an order of another office is not found', async () => {
  const office = await billing.newOffice()
  const stranger = await billing.newOffice()
  const { id } = await order(office, { do: 'buy', offer: monthly, seats: 10 })
  const asked = await stranger.get('billing.orderStatus', '', { orderId: id })
  assert.equal(asked.code, 'billing.order_not_found')
})

test('a person starts one trial in any office, and learns so before', async () => {
  const trial = { do: 'trial', offer: monthly, seats: 10 } as const
  const first = await billing.newOffice()
  const second = await billing.newOffice()
  const ofFirst = { ...second, userId: first.userId }
  assert.equal((await statusOf(first)).mayStartTrial, true)
  const orders = [await order(first, trial), await order(ofFirst, trial)]
  for (const { id } of orders) await billing.pay(id)
  assert.deepEqual([(await statusOf(first)).state, (await statusOf(second)).state], ['trial', 'none'])
  const refunds = await billing.rows<{ order_id: string; reason: string }>(
    sql`select order_id, reason from billing_refunds where order_id in (${orders[0]?.id}, ${orders[1]?.id}) order by reason`,
  )
  assert.deepEqual(refunds, [
    { order_id: orders[1]?.id, reason: 'double_payment' },
    { order_id: orders[0]?.id, reason: 'other' },
  ])
  const third = await billing.newOffice()
  billing.state.tried.add(third.userId)
  assert.equal((await statusOf(third)).mayStartTrial, false)
  await assert.rejects(order(third, trial), { code: 'billing.trial_used' })
})
