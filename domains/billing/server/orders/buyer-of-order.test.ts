/** Tests that the buyer of an invoice is the one for whom the amounts of its order were computed. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { BuyerDetails } from '../../schemas.ts'
import { openBilling, type TestBilling } from '../testing/index.ts'

let billing: TestBilling
before(async () => {
  billing = await openBilling()
})
after(() => billing.close())

const place = { email: 'a@ornek.test', address: 'Gül Sok. 5', city: 'Ankara', country: 'turkey' }
const company = { type: 'company', companyName: 'Yılmaz A.Ş.', taxId: '1234567890', ...place }
const person = { type: 'individual', firstName: 'Ali', lastName: 'Veli', ...place }
const choice = { offerType: 'CaseManagement', billingCycle: '1M' }

test('if billing information changes while an order is being paid, its invoice keeps the former one', async () => {
  const office = await billing.newOffice()
  await office.post('billing.addBuyer', { ...company, withholding: 5 })
  const { data: first } = await office.post('billing.orderByTransfer', choice)
  await office.post('billing.addBuyer', { ...person, identityNumber: '10000000146' })
  await billing.pay(first.orderId)
  const [invoice] = await billing.rows<{ buyer: BuyerDetails; withheld: string; total: string }>(
    sql`select buyer, withheld, total from billing_invoices where order_id = ${first.orderId}`,
  )
  assert.deepEqual(
    [invoice?.buyer.name, invoice?.withheld, invoice?.total],
    ['Yılmaz A.Ş.', '175.00', '1925.00'],
  )
})

test('a checkout after the change makes another order, for the new buyer', async () => {
  const office = await billing.newOffice()
  await office.post('billing.addBuyer', company)
  const { data: first } = await office.post('billing.orderByTransfer', choice)
  await office.post('billing.addBuyer', { ...person, identityNumber: '10000000146' })
  const { data: second } = await office.post('billing.orderByTransfer', choice)
  assert.notEqual(second.orderId, first.orderId)
  await billing.pay(second.orderId)
  const buyers = await billing.rows<{ name: string }>(
    sql`select buyer ->> 'name' as name from billing_invoices where company_id = ${office.officeId}`,
  )
  assert.deepEqual(buyers, [{ name: 'Ali Veli' }])
})

test('a person withholds no VAT', async () => {
  const office = await billing.newOffice()
  const refused = await office.post('billing.addBuyer', {
    ...person,
    ...{ identityNumber: '10000000146', withholding: 10 },
  })
  assert.equal(refused.code, 'request.invalid')
  await office.post('billing.addBuyer', { ...person, identityNumber: '10000000146' })
  // The state as it could be saved before this was refused.
  await billing
    .own()
    .system(({ db }) =>
      sql`update billing_buyers set details = details || '{"withholding": 10}' where company_id = ${office.officeId}`.execute(
        db,
      ),
    )
  const cost = (await office.get('billing.planCost', 'OfferType=CaseManagement&BillingCycle=1M')).data
  assert.deepEqual([cost.withheld, cost.due], ['0.00', '2100.00'])
})

test('invoices say cycle and seats in words', async () => {
  const office = await billing.newOffice()
  const { data } = await office.post('billing.orderByTransfer', choice)
  await billing.pay(data.orderId)
  const [line] = await billing.rows<{ tr: string; en: string }>(
    sql`select lines -> 0 -> 'says' ->> 'tr' as tr, lines -> 0 -> 'says' ->> 'en' as en
      from billing_invoices where order_id = ${data.orderId}`,
  )
  assert.deepEqual(line, {
    tr: 'Mizan Dava yönetimi (aylık, 10 kullanıcı): Yeni abonelik',
    en: 'Mizan Case management (monthly, 10 seats): New subscription',
  })
})
