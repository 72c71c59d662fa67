/**
 * Tests of refunds by staff: never more than was paid and not credited already, divided as the invoice was, also of
 * bank transfers.
 */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { documentOf } from '../invoices/document.ts'
import { invoiceUbl, ublProblems } from '../invoices/ubl.ts'
import { openOrder } from '../orders/open-order.ts'
import type { InvoiceRow } from '../tables.ts'
import { openBilling, type TestBilling, type TestOffice } from '../testing/index.ts'
import { confirmTransfer } from './confirm-transfer.ts'
import { refundOrder } from './refund.ts'

let billing: TestBilling
before(async () => {
  billing = await openBilling()
})
after(() => billing.close())
beforeEach(() => billing.backToFirstDay())

const yearly = { planType: 'Normal', offerType: 'CaseManagement', cycle: '12M' } as const
const statusOf = async (office: TestOffice) => (await office.get('billing.status')).data

async function buys(office: TestOffice): Promise<string> {
  const { officeId, userId } = office
  const intentFor = () => ({ do: 'buy', offer: yearly, seats: 10 }) as const
  const { id } = await billing
    .own()
    .system((tx) => openOrder(billing.parts, tx, { officeId, userId, intentFor }))
  await billing.pay(id)
  return id
}

const refund = (orderId: string, amount?: string, endsPlan = false) =>
  refundOrder(billing.own(), { orderId, amount, endsPlan })
const refused = { code: 'billing.not_refundable' }
const toResearch = async (office: TestOffice) =>
  (await office.post('billing.switchPlan', { offerType: 'Research', billingCycle: '1M' })).data
const creditNotesOf = ({ officeId }: TestOffice) =>
  billing.rows<InvoiceRow>(
    sql`select * from billing_invoices where company_id = ${officeId} and kind = 'creditNote' order by number`,
  )
const sumOf = (rows: readonly { total: string }[]) => rows.reduce((sum, { total }) => sum + Number(total), 0)

test('money that a switch credited to the balance is not refunded a second time', async () => {
  const office = await billing.newOffice()
  const bought = await buys(office)
  billing.days(73)
  await toResearch(office)
  const credited = sumOf(await creditNotesOf(office))
  // Four fifths of the year were left.
  assert.equal(credited, 15_120 * 0.8)
  await assert.rejects(refund(bought, '3024.01'), refused)
  await refund(bought)
  await assert.rejects(refund(bought, '0.01'), refused)
  assert.equal(sumOf(await creditNotesOf(office)), 15_120)
})

test('money that staff has refunded is not credited a second time by a switch', async () => {
  const office = await billing.newOffice()
  const bought = await buys(office)
  await refund(bought, '15000.00')
  const cost = (await office.get('billing.planCost', 'OfferType=Research&BillingCycle=1M')).data
  assert.equal(cost.credited, '120.00')
  assert.equal((await toResearch(office)).amounts.due, '660.00')
})

test('a switch that was ordered before a refund is not carried out with refunded money', async () => {
  const office = await billing.newOffice()
  const bought = await buys(office)
  billing.days(200)
  const { data: opened } = await office.post('billing.switchCycle', { billingCycle: '6M' })
  assert.notEqual(opened.amounts.credited, '0.00')
  await refund(bought, '15000.00')
  await billing.pay(opened.orderId)
  const refunds = await billing.rows<{ reason: string }>(
    sql`select reason from billing_refunds where order_id = ${opened.orderId}`,
  )
  assert.deepEqual([refunds, (await statusOf(office)).billingCycle], [[{ reason: 'double_payment' }], '12M'])
})

test('an order paid by bank transfer is refunded with a credit note, and its plan can end', async () => {
  const office = await billing.newOffice()
  const { data: transfer } = await office.post('billing.orderByTransfer', {
    ...{ offerType: 'CaseManagement', billingCycle: '12M' },
  })
  const { transferId, orderId } = transfer
  await confirmTransfer(billing.own(), { transferId, amount: '15120.00', receivedBefore: '0.00' })
  await refund(orderId, '120.00')
  await refund(orderId, undefined, true)
  await assert.rejects(refund(orderId, '0.01'), refused)
  const { state, balance } = await statusOf(office)
  assert.deepEqual([state, balance, sumOf(await creditNotesOf(office))], ['lapsed', '0.00', 15_120])
  const { items } = (await office.get('billing.history')).data
  assert.equal(items[0].refunded, '15120.00')
})

test('a credit note divides net, VAT and the withheld part as its invoice does', async () => {
  const office = await billing.newOffice()
  await office.post('billing.addBuyer', {
    ...{ type: 'company', companyName: 'Yılmaz Hukuk A.Ş.', email: 'muhasebe@ornek.test' },
    ...{ address: 'Gül Sok. 5', city: 'Ankara', country: 'turkey', taxId: '1234567890', withholding: 5 },
  })
  const bought = await buys(office)
  await refund(bought, '1386.00')
  billing.days(73)
  await toResearch(office)
  const [ofRefund, ofSwitch] = await creditNotesOf(office)
  const sums = ({ net, vat, withheld, total }: InvoiceRow) => [net, vat, withheld, total]
  assert.deepEqual(ofRefund && sums(ofRefund), ['1260.00', '252.00', '126.00', '1386.00'])
  assert.deepEqual(ofSwitch && sums(ofSwitch), ['10080.00', '2016.00', '1008.00', '11088.00'])
  for (const row of [ofRefund, ofSwitch]) {
    const document = documentOf(row as InvoiceRow, billing.parts.seller)
    assert.deepEqual(ublProblems(document), [])
    assert.match(invoiceUbl(document), /<cac:WithholdingTaxTotal>/)
  }
})
