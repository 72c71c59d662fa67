/**
 * Tests that announced bank transfers end when nothing waits for them any more, and that money which still arrives is
 * kept for the office.
 */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { billingRows } from '../../contract.ts'
import type { Intent } from '../../schemas.ts'
import { confirmTransfer } from '../staff/confirm-transfer.ts'
import { listAllTransfers } from '../staff/lists.ts'
import { openBilling, type TestBilling, type TestOffice } from '../testing/index.ts'
import { closeUselessTransfers } from './close-transfers.ts'
import { openOrder } from './open-order.ts'

let billing: TestBilling
before(async () => {
  billing = await openBilling()
})
after(() => billing.close())
beforeEach(() => billing.backToFirstDay())

const choice = { offerType: 'CaseManagement', billingCycle: '1M' }
const announce = async (office: TestOffice) =>
  (await office.post('billing.orderByTransfer', choice)).data as {
    transferId: string
    orderId: string
    reference: string
  }
const transferOf = async (office: TestOffice) => (await office.get('billing.transfers')).data.items.at(-1)
const statusOf = async (office: TestOffice) => (await office.get('billing.status')).data
const receivedOf = async (transferId: string) =>
  (
    await billing.rows<{ received: string }>(
      sql`select received::text from billing_transfers where id = ${transferId}`,
    )
  )[0]?.received ?? ''
const comes = async ({ transferId }: { transferId: string }, amount: string, receivedBefore?: string) =>
  confirmTransfer(billing.own(), {
    ...{ transferId, amount },
    receivedBefore: receivedBefore ?? (await receivedOf(transferId)),
  })
const yearly: Intent = {
  do: 'buy',
  offer: { planType: 'Normal', offerType: 'CaseManagement', cycle: '12M' },
  seats: 10,
}

test('a transfer whose order is paid by card is no longer awaited, and money that arrived for it is kept for the office', async () => {
  const office = await billing.newOffice()
  const transfer = await announce(office)
  await comes(transfer, '100.00')
  await billing.pay(transfer.orderId)
  const closed = await transferOf(office)
  assert.deepEqual(
    [closed.state, closed.closedBecause, closed.missing],
    ['cancelled', 'paidOtherwise', '0.00'],
  )
  const { state, balance } = await statusOf(office)
  assert.deepEqual([state, balance], ['paid', '100.00'])
  await comes(transfer, '2000.00')
  const later = await transferOf(office)
  assert.deepEqual([later.state, later.received], ['cancelled', '2100.00'])
  assert.equal((await statusOf(office)).balance, '2100.00')
  const { items } = await listAllTransfers(billing.own(), {
    ...{ query: transfer.reference, pageIndex: 0, pageSize: 10 },
  })
  assert.deepEqual(
    items.map(({ state: shown, closedBecause }) => [shown, closedBecause]),
    [['cancelled', 'paidOtherwise']],
  )
})

test('a transfer ends when another order is paid instead, even if a card was declined for it before', async () => {
  const office = await billing.newOffice()
  const declined = await announce(office)
  await billing.attempt(declined.orderId)
  await billing.answer(declined.orderId, { state: 'declined', reason: 'insufficient_funds' })
  const again = await announce(office)
  assert.notEqual(again.reference, declined.reference)
  const { officeId, userId } = office
  const other = await billing
    .own()
    .system((tx) => openOrder(billing.parts, tx, { officeId, userId, intentFor: () => yearly }))
  await billing.pay(other.id)
  const { items } = (await office.get('billing.transfers')).data
  assert.deepEqual(
    items.map(({ closedBecause }: { closedBecause: string }) => closedBecause),
    ['replaced', 'replaced'],
  )
})

test('a transfer still buys its plan although a card was declined for it', async () => {
  const office = await billing.newOffice()
  const transfer = await announce(office)
  await billing.attempt(transfer.orderId)
  await billing.answer(transfer.orderId, { state: 'declined', reason: 'insufficient_funds' })
  await comes(transfer, '2100.00')
  const { state, balance } = await statusOf(office)
  assert.deepEqual([state, balance, (await transferOf(office)).state], ['paid', '0.00', 'done'])
  const { data } = await office.get('billing.orderStatus', '', { orderId: transfer.orderId })
  assert.deepEqual([data.status, data.code], ['paid', null])
})

test('a transfer that has not arrived in ten days is given up with its order, and the plan can be ordered again', async () => {
  const office = await billing.newOffice()
  const transfer = await announce(office)
  await comes(transfer, '600.00')
  billing.days(9)
  await closeUselessTransfers(billing.own())
  assert.equal((await transferOf(office)).state, 'partial')
  billing.days(2)
  // Until the job has run, a second order finds the first one.
  assert.equal((await announce(office)).reference, transfer.reference)
  billing.days(11)
  await closeUselessTransfers(billing.own())
  const closed = await transferOf(office)
  assert.deepEqual([closed.state, closed.closedBecause], ['cancelled', 'late'])
  const { data } = await office.get('billing.orderStatus', '', { orderId: transfer.orderId })
  assert.equal(data.status, 'expired')
  const anew = await announce(office)
  assert.notEqual(anew.reference, transfer.reference)
  // The amount that arrived is deducted from the new order.
  await comes(anew, '1500.00')
  const { state, balance } = await statusOf(office)
  assert.deepEqual([state, balance], ['paid', '0.00'])
  assert.deepEqual(await closeUselessTransfers(billing.own()), { offices: 0 })
})

test('an instalment of a transfer that two tabs of staff note at once counts once', async () => {
  const office = await billing.newOffice()
  const transfer = await announce(office)
  const both = await Promise.allSettled([
    comes(transfer, '1050.00', '0.00'),
    comes(transfer, '1050.00', '0.00'),
  ])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  await assert.rejects(comes(transfer, '1050.00', '0.00'), { code: 'billing.transfer_changed' })
  assert.deepEqual([(await transferOf(office)).received, (await statusOf(office)).state], ['1050.00', 'none'])
})

test('money that arrives again for a completed transfer is kept for the office', async () => {
  const office = await billing.newOffice()
  const transfer = await announce(office)
  await comes(transfer, '2100.00')
  await comes(transfer, '2100.00')
  const { state, balance } = await statusOf(office)
  assert.deepEqual([state, balance, (await transferOf(office)).state], ['paid', '2100.00', 'done'])
})

test('an amount of zero cannot be noted as received', () => {
  const { body } = billingRows['billingStaff.confirmTransfer']
  assert.equal(body.safeParse({ amount: '0.00', receivedBefore: '0.00' }).success, false)
  assert.equal(body.safeParse({ amount: '0.01', receivedBefore: '0.00' }).success, true)
})
