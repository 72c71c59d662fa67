import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { screensOf } from '@mizan/platform/ui/testing'
import { billingErrors, billingRows } from '../../contract.ts'
import type { ListedOrder, ListedTransfer } from '../../schemas/staff.ts'
import { Orders } from './Orders.tsx'
import { Transfers } from './Transfers.tsx'

const show = screensOf({ rows: billingRows, errors: billingErrors })
const page = { total: 1, pageIndex: 0, pageSize: 20 }
const paid: ListedOrder = {
  ...{ orderId: 'order-1', office: 'Demir Hukuk', kind: 'buy', state: 'paid', method: 'card' },
  ...{ due: '2100.00', refunded: '0.00', waiting: '0.00', tries: 0, lastError: null, decline: null },
  createdAt: '2026-03-02T09:00:00Z',
}

const orders = (t: TestContext, change: Partial<ListedOrder>, language: 'tr' | 'en' = 'tr') =>
  show(
    t,
    <Orders query="" pageIndex={0}>
      {() => null}
    </Orders>,
    {
      language,
      answers: {
        'billingStaff.orders': () => ({ ...page, items: [{ ...paid, ...change }] }),
        'billingStaff.refund': () => ({ done: true as const }),
      },
    },
  )

test('staff reads why an order was declined and why a refund waits, with the code beside it', async (t) => {
  const declined = await orders(t, { state: 'failed', decline: 'insufficient_funds' })
  await declined.shows(/Kartın bakiyesi yetersiz.*insufficient_funds/)
  const english = await orders(t, { state: 'failed', decline: 'lost_card' }, 'en')
  await english.shows(/reported as lost.*lost_card/)
  const waits = await orders(t, { waiting: '1.00', tries: 3, lastError: 'not_refundable 5093' })
  await waits.shows(/Banka bu ödemenin iadesini kabul etmedi.*5093/)
  const silent = await orders(t, { waiting: '1.00', tries: 1, lastError: 'unknown' })
  await silent.shows(/Bankadan yanıt gelmedi/)
})

test('a mistyped amount refunds nothing, and an empty one all of it', async (t) => {
  const screen = await orders(t, {})
  await screen.press('İade et')
  await screen.type(/^Tutar \(KDV dâhil\)/, '12x')
  await screen.press('İade et')
  await screen.shows('Tutarı 1.250,00 gibi yazın.')
  assert.deepEqual(screen.sent().filter(Boolean), [])
  await screen.type(/^Tutar \(KDV dâhil\)/, '')
  await screen.press('İade et')
  await screen.shows('İade başladı.')
  assert.deepEqual(screen.sent().filter(Boolean), [{ endsPlan: false }])
})

const transfer: ListedTransfer = {
  ...{ transferId: 'transfer-1', office: 'Demir Hukuk', reference: 'MZABCDEFGH', amount: '2100.00' },
  ...{ received: '100.00', state: 'partial', closedBecause: null, createdAt: '2026-03-02T09:00:00Z' },
}

test('staff reads why a transfer is no longer awaited, and notes money with what had come before', async (t) => {
  const sent: unknown[] = []
  const open = (change: Partial<ListedTransfer>) =>
    show(
      t,
      <Transfers query="" pageIndex={0}>
        {() => null}
      </Transfers>,
      {
        answers: {
          'billingStaff.transfers': () => ({ ...page, items: [{ ...transfer, ...change }] }),
          'billingStaff.confirmTransfer': ({ body }) => {
            sent.push(body)
            return { done: true as const }
          },
        },
      },
    )
  const closed = await open({ state: 'cancelled', closedBecause: 'paidOtherwise' })
  await closed.shows('Sipariş başka bir yolla ödendi')
  const partial = await open({})
  await partial.press('Gelen parayı kaydet')
  await partial.type('Gelen tutar', '2.000,00')
  await partial.press('Gelen parayı kaydet')
  await partial.shows('Havale kaydedildi.')
  assert.deepEqual(sent, [{ amount: '2000.00', receivedBefore: '100.00' }])
})
