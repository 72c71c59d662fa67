/** Receipts of payments, for the office that has paid. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openBilling, type TestBilling } from '../testing/index.ts'

let billing: TestBilling
before(async () => {
  billing = await openBilling()
})
after(() => billing.close())

test('a payment has a receipt once its money has arrived, and only for the office that has paid', async () => {
  const office = await billing.newOffice()
  const { data } = await office.post('billing.orderByTransfer', {
    ...{ offerType: 'Research', billingCycle: '1M' },
  })
  const params = { orderId: data.orderId as string }
  assert.equal((await office.get('billing.receipt', '', params)).code, 'billing.no_receipt')
  await billing.pay(params.orderId)
  const { status, bytes } = await office.get('billing.receipt', '', params)
  assert.deepEqual([status, bytes.subarray(0, 5).toString()], [200, '%PDF-'])
  const stranger = await billing.newOffice()
  assert.equal((await stranger.get('billing.receipt', '', params)).code, 'billing.order_not_found')
})
