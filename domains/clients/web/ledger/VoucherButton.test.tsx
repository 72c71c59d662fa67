/** Which lines have a receipt, and what is said if it cannot be given. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { SignedIn, screensOf, Unreachable } from '@mizan/platform/ui/testing'
import { clientRows } from '../../contract.ts'
import { clientErrors } from '../../errors.ts'
import type { Ledger } from '../../schemas.ts'
import { ledgerLine } from '../testing/ledger.ts'
import { LedgerTable } from './LedgerTable.tsx'
import { VoucherButton } from './VoucherButton.tsx'

const show = screensOf({ rows: clientRows, errors: clientErrors })
const button = <VoucherButton clientId="client-1" line={ledgerLine} />
const label = `Makbuz indir: ${ledgerLine.description}`

test('a receipt of a line that somebody has deleted meanwhile says why there is none', async (t) => {
  const deleted = () => {
    throw new AppError('client.transaction_deleted')
  }
  const screen = await show(t, button, { answers: { 'client.paymentReceipt': deleted } })
  await screen.press(label)
  await screen.shows(clientErrors['client.transaction_deleted'].tr)
})

test('a receipt that is not reached says so, and its button keeps the focus', async (t) => {
  const away = () => {
    throw new Unreachable()
  }
  const screen = await show(t, button, { answers: { 'client.paymentReceipt': away } })
  await screen.press(label)
  assert.equal(document.activeElement?.getAttribute('aria-label'), label)
  await screen.shows('Makbuz indirilemedi. Yeniden deneyin.')
})

test('the half of a move to fees has no receipt, because no money changed hands', async (t) => {
  const lines = (['fromTrust', 'fromAdvance', 'bankTransfer'] as const).map((paymentDetail) => ({
    ...ledgerLine,
    ...{
      transactionId: paymentDetail,
      description: paymentDetail,
      paymentType: 'other' as const,
      paymentDetail,
    },
  }))
  const money = { amount: '0.00', currency: 'TRY' } as const
  const ledger: Ledger = {
    ...{ items: lines, total: 3, pageIndex: 0, pageSize: 50, account: 'fee', deleted: 0, may: [] },
    ...{ services: money, payments: money, expenses: money, paidOut: money },
    balance: { ...money, standing: 'settled' },
  }
  const table = <LedgerTable clientId="client-1" ledger={ledger} onDelete={() => undefined} />
  const screen = await show(t, <SignedIn>{table}</SignedIn>)
  await screen.shows('bankTransfer')
  const labels = [...document.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'))
  const receipts = labels.filter((one) => one?.startsWith('Makbuz'))
  assert.deepEqual(receipts, ['Makbuz indir: bankTransfer'])
})
