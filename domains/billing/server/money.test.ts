/** Billing information, invoices, promotions, bank transfers, renewals, refunds: each against the database. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import type { Intent } from '../schemas.ts'
import { handInvoices } from './invoices/hand.ts'
import { invoiceUbl, ublProblems } from './invoices/ubl.ts'
import { openOrder } from './orders/open-order.ts'
import { endSubscriptions } from './renewals/end.ts'
import { remindOffices } from './renewals/remind.ts'
import { renewSubscriptions } from './renewals/renew.ts'
import { confirmTransfer } from './staff/confirm-transfer.ts'
import { addPromotion } from './staff/promotions.ts'
import { refundOrder } from './staff/refund.ts'
import { openBilling, type TestBilling, type TestOffice } from './testing/index.ts'

let billing: TestBilling
before(async () => {
  billing = await openBilling()
})
after(() => billing.close())
beforeEach(() => billing.backToFirstDay())

const monthly = { planType: 'Normal', offerType: 'CaseManagement', cycle: '1M' } as const
const order = ({ officeId, userId }: TestOffice, intent: Intent, promotionCode?: string) =>
  billing
    .own()
    .system((tx) =>
      openOrder(billing.parts, tx, { officeId, userId, promotionCode, intentFor: () => intent }),
    )
const take = async (office: TestOffice, promotionCode?: string) => {
  const { id } = await order(office, { do: 'buy', offer: monthly, seats: 10 }, promotionCode)
  await billing.pay(id)
  return id
}
const statusOf = async (office: TestOffice) => (await office.get('billing.status')).data
const company = {
  ...{
    type: 'company',
    companyName: 'Yılmaz Hukuk A.Ş.',
    email: 'muhasebe@ornek.test',
    address: 'Gül Sok. 5',
  },
  ...{ city: 'Ankara', country: 'turkey', taxId: '1234567890' },
}

test('billing information names exactly one number, whose check digit is right', async () => {
  const office = await billing.newOffice()
  const add = (change: object) => office.post('billing.addBuyer', { ...company, ...change })
  assert.equal((await add({})).status, 200)
  assert.equal((await add({ taxId: '123456789' })).status, 200)
  assert.equal((await add({ taxId: '1234567891' })).code, 'request.invalid')
  assert.equal((await add({ passportNumber: 'U12345678' })).code, 'request.invalid')
  assert.equal((await add({ taxId: undefined })).code, 'request.invalid')
  assert.equal((await add({ taxId: undefined, identityNumber: '123456' })).status, 200)
  assert.equal((await add({ taxId: undefined, identityNumber: '10000000146' })).status, 200)
  assert.equal((await add({ taxId: undefined, identityNumber: '10000000147' })).code, 'request.invalid')
  const { items } = (await office.get('billing.buyers')).data
  assert.deepEqual(
    items.map(({ isDefault }: { isDefault: boolean }) => isDefault),
    [true, false, false, false],
  )
})

test('another billing address becomes the default when the default is deleted, and one of another office is not found', async () => {
  const office = await billing.newOffice()
  const stranger = await billing.newOffice()
  const { data: first } = await office.post('billing.addBuyer', company)
  const { data: second } = await office.post('billing.addBuyer', { ...company, companyName: 'İkinci A.Ş.' })
  assert.equal(
    (await stranger.post('billing.deleteBuyer', { buyerId: second.buyerId })).code,
    'billing.buyer_not_found',
  )
  await office.post('billing.deleteBuyer', { buyerId: second.buyerId })
  const { items } = (await office.get('billing.buyers')).data
  assert.deepEqual([items.length, items[0].buyerId, items[0].isDefault], [1, first.buyerId, true])
})

test('invoices are numbered without gaps, even if an order fails half-way, and each becomes a PDF and an XML', async () => {
  const offices = [await billing.newOffice(), await billing.newOffice(), await billing.newOffice()]
  await offices[0]?.post('billing.addBuyer', { ...company, withholding: 9 })
  await Promise.all(offices.map((office) => take(office)))
  const spoilt = await order(offices[0] as TestOffice, { do: 'extend' })
  await billing.attempt(spoilt.id)
  const failing = { ...billing.parts, grantPlan: async () => Promise.reject(new Error('full disk')) }
  const { settleOrder } = await import('./orders/settle-order.ts')
  const answer = await billing.paid(spoilt.id)
  await assert.rejects(
    billing.own().system((tx) => settleOrder(failing, tx, { orderId: spoilt.id, attempt: 1, answer })),
    /full disk/,
  )
  await billing.answer(spoilt.id, answer)
  const numbers = await billing.rows<{ number: string }>(
    sql`select number from billing_invoices where kind = 'invoice' order by number`,
  )
  const counted = numbers.map((_, at) => `MZN2026${String(at + 1).padStart(9, '0')}`)
  assert.deepEqual(
    numbers.map(({ number }) => number),
    counted,
  )
  const { data } = await (offices[0] as TestOffice).get('billing.history')
  const { invoiceId } = data.items.at(-1).invoices[0]
  const pdf = await (offices[0] as TestOffice).get('billing.invoice', '', { invoiceId })
  assert.equal(pdf.bytes.subarray(0, 5).toString(), '%PDF-')
  const xml = await (offices[0] as TestOffice).get('billing.invoiceXml', '', { invoiceId })
  assert.match(xml.body, /<cbc:InvoiceTypeCode>TEVKIFAT<\/cbc:InvoiceTypeCode>/)
  assert.match(xml.body, /<cbc:PayableAmount currencyID="TRY">1785\.00<\/cbc:PayableAmount>/)
  assert.equal(
    (await (offices[1] as TestOffice).get('billing.invoice', '', { invoiceId })).code,
    'billing.invoice_not_found',
  )
})

test('every invoice is handed over once, and one that does not add up is refused', async () => {
  await take(await billing.newOffice())
  await handInvoices(billing.own())
  assert.deepEqual(await handInvoices(billing.own()), { handed: 0 })
  const handed = billing.state.handed.at(-1)
  assert.ok(handed)
  assert.deepEqual(ublProblems(handed), [])
  assert.deepEqual(ublProblems({ ...handed, vat: '0.01' }), ['gross'])
  assert.match(invoiceUbl({ ...handed, buyer: { ...handed.buyer, name: 'A & <B>' } }), /A &amp; &lt;B&gt;/)
  assert.match(invoiceUbl({ ...handed, buyer: { ...handed.buyer, country: 'kktc' } }), /Kuzey Kıbrıs/)
})

const promotion = (change: object = {}) =>
  billing.own().system((tx) =>
    addPromotion(billing.calls.make({ rowName: 'test', actor: null, within: tx }, billing.parts), {
      ...{ code: `KOD${Math.trunc(billing.clock.now().getTime() / 1_000)}${Object.keys(change).length}` },
      ...{ nameTr: 'Bahar', nameEn: 'Spring', percent: 25, planTypes: null, offerTypes: null, cycles: null },
      ...{ validFrom: '2026-01-01', validUntil: null, most: null, firstTimeOnly: false },
      ...change,
    }),
  )

test('a promotion is deducted once for each office, and is not valid for other plans or after its end', async () => {
  const { code, promotionId } = await promotion({ code: 'BAHAR25', cycles: ['1M'], validUntil: '2026-04-01' })
  const office = await billing.newOffice()
  const cost = (typed: string, cycle = '1M') =>
    office.get('billing.planCost', `OfferType=CaseManagement&BillingCycle=${cycle}&PromotionCode=${typed}`)
  assert.equal((await cost(' bahar25 ')).data.discount, '437.50')
  assert.equal((await cost(code, '12M')).code, 'LA_PromotionCodeInvalid')
  assert.equal((await cost('YOK')).code, 'LA_PromotionCodeInvalid')
  const page = await billing.visitor('billing.promotion', '', { promotionId })
  assert.deepEqual(
    page.data.plans.map((plan: { offerType: string; promotionCost: string }) => [
      plan.offerType,
      plan.promotionCost,
    ]),
    [
      ['Research', '487.50'],
      ['CaseManagement', '1312.50'],
    ],
  )
  await take(office, code)
  billing.days(20)
  const again = await office.get(
    'billing.planCost',
    `OfferType=Research&BillingCycle=1M&PromotionCode=${code}`,
  )
  assert.equal(again.code, 'LA_PromotionCodeInvalid')
  const other = await billing.newOffice()
  billing.days(15)
  await assert.rejects(order(other, { do: 'buy', offer: monthly, seats: 10 }, code), {
    code: 'LA_PromotionCodeInvalid',
  })
  const ended = await billing.visitor('billing.promotion', '', { promotionId })
  assert.equal(ended.code, 'billing.promotion_page_invalid')
})

test('a trial does not use a code up, and the code still holds for the plan that follows the trial', async () => {
  const { code } = await promotion({ code: 'DENEME25', most: 1 })
  const office = await billing.newOffice()
  const trial = await order(office, { do: 'trial', offer: monthly, seats: 10 }, code)
  await billing.pay(trial.id)
  const uses = () =>
    billing.rows<{ used: number }>(sql`select used from billing_promotions where code = ${code}`)
  assert.deepEqual(await uses(), [{ used: 0 }])
  await take(office, code)
  assert.deepEqual(await uses(), [{ used: 1 }])
})

test('if two payments use a promotion for one office, the second gets its money back', async () => {
  const { code } = await promotion({ code: 'TEKKISI', most: 1 })
  const [one, other] = [await billing.newOffice(), await billing.newOffice()]
  const buy = { do: 'buy', offer: monthly, seats: 10 } as const
  const [first, second] = [await order(one, buy, code), await order(other, buy, code)]
  await billing.pay(first.id)
  await billing.pay(second.id)
  assert.deepEqual([(await statusOf(one)).state, (await statusOf(other)).state], ['paid', 'none'])
  const refunds = await billing.rows<{ amount: string }>(
    sql`select amount from billing_refunds where order_id = ${second.id}`,
  )
  assert.deepEqual(refunds, [{ amount: second.due }])
})

const byStaff = (facts: { transferId: string; amount: string; receivedBefore: string }) =>
  confirmTransfer(billing.calls.make({ rowName: 'test', actor: null }, billing.parts), facts)

test('a bank transfer opens the plan once the whole amount has arrived, and a surplus is kept for the office', async () => {
  const office = await billing.newOffice()
  const choice = { offerType: 'CaseManagement', billingCycle: '1M' }
  const { data: transfer } = await office.post('billing.orderByTransfer', choice)
  assert.match(transfer.reference, /^MZ[A-Z2-9]{8}$/)
  const { data: again } = await office.post('billing.orderByTransfer', choice)
  assert.equal(again.reference, transfer.reference)
  await byStaff({ transferId: transfer.transferId, amount: '2000.00', receivedBefore: '0.00' })
  assert.equal((await statusOf(office)).state, 'none')
  const [partial] = (await office.get('billing.transfers')).data.items
  assert.deepEqual([partial.state, partial.missing], ['partial', '100.00'])
  await byStaff({ transferId: transfer.transferId, amount: '150.00', receivedBefore: '2000.00' })
  const status = await statusOf(office)
  assert.deepEqual([status.state, status.balance], ['paid', '50.00'])
  const proof = await billing.ledger()
  assert.deepEqual([proof.sum, proof.wrongBalances], ['0.00', []])
})

test('a year of renewals: each month is charged once, however often the job runs', async () => {
  const office = await billing.newOffice()
  await take(office)
  const charged: string[] = []
  const parts = {
    ...billing.parts,
    charge: async (_call: unknown, { id }: { id: string }) => {
      charged.push(id)
      await billing.pay(id)
    },
  }
  const call = () =>
    billing.calls.make({ rowName: 'test', actor: null }, parts) as ReturnType<TestBilling['own']>
  for (let day = 0; day < 366; day += 1) {
    billing.days(1)
    await renewSubscriptions(call())
    await renewSubscriptions(call())
    await endSubscriptions(call())
  }
  const own = await billing.rows<{ kind: string }>(
    sql`select kind from billing_orders where company_id = ${office.officeId} and state = 'paid'`,
  )
  assert.deepEqual(own.map(({ kind }) => kind).sort(), ['buy', ...Array(12).fill('renew')])
  const status = await statusOf(office)
  assert.deepEqual([status.state, status.until], ['paid', '2027-04-02T09:00:00.000Z'])
})

test('a declined renewal is tried again on its days with a notice, then the office only reads, and paying restores the plan', async () => {
  const office = await billing.newOffice()
  await take(office)
  const tried: string[] = []
  const parts = {
    ...billing.parts,
    charge: async (_call: unknown, { id, company_id }: { id: string; company_id: string }) => {
      if (company_id !== office.officeId) return
      tried.push(billing.clock.now().toISOString().slice(0, 10))
      await billing.attempt(id)
      await billing.answer(id, { state: 'declined', reason: 'insufficient_funds' })
    },
  }
  const call = () =>
    billing.calls.make({ rowName: 'test', actor: null }, parts) as ReturnType<TestBilling['own']>
  billing.state.letters.length = 0
  billing.days(30)
  for (let day = 0; day < 12; day += 1) {
    billing.days(1)
    await renewSubscriptions(call())
    await endSubscriptions(call())
  }
  assert.deepEqual(tried, ['2026-04-02', '2026-04-03', '2026-04-05', '2026-04-07'])
  const own = billing.state.letters
    .filter(({ userId }) => userId === office.userId)
    .map(({ subject }) => subject)
  assert.deepEqual(own, [...Array(4).fill('Yenileme ödemesi alınamadı'), 'Aboneliğiniz sona erdi'])
  assert.deepEqual(
    [(await statusOf(office)).state, (await billing.licences(office.officeId)).readOnly],
    ['lapsed', true],
  )
  await take(office)
  assert.equal((await billing.licences(office.officeId)).readOnly, false)
})

test('an office is reminded seven days and one day before its renewal, once each', async () => {
  const office = await billing.newOffice()
  await take(office)
  const own = () => billing.state.letters.filter(({ userId }) => userId === office.userId)
  billing.days(20)
  for (let day = 0; day < 11; day += 1) {
    await remindOffices(billing.own())
    await remindOffices(billing.own())
    billing.days(1)
  }
  assert.equal(own().length, 2)
  assert.match(own()[0]?.text ?? '', /02\.04\.2026.*2\.100,00 ₺/)
})

test('staff refunds a part of a payment with a credit note, then the rest, and never more', async () => {
  const office = await billing.newOffice()
  const id = await take(office)
  const refund = (amount: string | undefined, endsPlan = false) =>
    refundOrder(billing.own(), { orderId: id, amount, endsPlan })
  await refund('100.00')
  await assert.rejects(refund('2000.01'), { code: 'billing.not_refundable' })
  await refund(undefined, true)
  await assert.rejects(refund('0.01'), { code: 'billing.not_refundable' })
  const notes = await billing.rows<{ total: string }>(
    sql`select total from billing_invoices where order_id = ${id} and kind = 'creditNote' order by number`,
  )
  assert.deepEqual(notes, [{ total: '100.00' }, { total: '2000.00' }])
  assert.equal((await billing.licences(office.officeId)).readOnly, true)
  const proof = await billing.ledger()
  assert.deepEqual([proof.sum, proof.unbalanced, proof.wrongBalances], ['0.00', [], []])
})

test('the database refuses a booking that does not balance, and any change of the ledger', async () => {
  const office = await billing.newOffice()
  await take(office)
  const insert = sql`insert into billing_postings (booking_id, company_id, what, account, amount, at)
    values ('b', ${office.officeId}, 'x', 'bank', 1, ${billing.clock.now().toISOString()})`
  await assert.rejects(
    billing.own().system(({ db }) => insert.execute(db)),
    /does not balance/,
  )
  const change = sql`update billing_postings set amount = 0 where company_id = ${office.officeId}`
  await assert.rejects(
    billing.own().system(({ db }) => change.execute(db)),
    /never changed/,
  )
})
