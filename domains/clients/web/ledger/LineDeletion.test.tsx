/** The question before a payment is deleted: what it says, that it needs a reason, and a deletion that came before. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { AccountProvider } from '@mizan/platform/ui'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { clientRows } from '../../contract.ts'
import { clientErrors } from '../../errors.ts'
import type { Ledger } from '../../schemas.ts'
import { ledgerLine as line } from '../testing/ledger.ts'
import { LedgerTable } from './LedgerTable.tsx'
import { LineDeletion } from './LineDeletion.tsx'

const show = screensOf({ rows: clientRows, errors: clientErrors })

async function asked(t: TestContext, isDeletedAlready = false) {
  const closed: true[] = []
  const dialog = <LineDeletion clientId="client-1" line={line} onClose={() => closed.push(true)} />
  const screen = await show(t, dialog, {
    answers: {
      'client.deletePayment': () => {
        if (isDeletedAlready) throw new AppError('client.transaction_deleted')
        return {
          transactionId: line.transactionId,
          account: 'fee',
          balance: { amount: '20000.50', currency: 'TRY', standing: 'owes' },
        }
      },
    },
  })
  return Object.assign(screen, { closed })
}

test('a payment is deleted with a reason, and with none it is not', async (t) => {
  const screen = await asked(t)
  await screen.shows('Tahsilat silinsin mi?')
  await screen.shows(
    '12.500,00\u00a0₺, 03.12.2026. Geri alınamaz; gerekçesiyle görünür kalır.'.replace('\u00a0', ' '),
  )
  await screen.shows('0/255')
  for (const empty of ['', '   ']) {
    await screen.type('Gerekçe', empty)
    await screen.press('Gerekçeyle sil')
    await screen.refuses('Gerekçe', 'Gerekçe yazın.')
    await screen.hasFocus('Gerekçe')
  }
  await screen.type('Gerekçe', ' mükerrer\n kayıt ')
  await screen.shows('17/255')
  await screen.press('Gerekçeyle sil')
  await until(() => assert.deepEqual(screen.closed, [true]))
  assert.deepEqual(screen.sent(), [
    { clientId: 'client-1', transactionId: 'transaction-1', comment: 'mükerrer kayıt' },
  ])
})

test('a payment that somebody else has deleted meanwhile says so, and what was typed stays', async (t) => {
  const screen = await asked(t, true)
  await screen.type('Gerekçe', 'mükerrer kayıt')
  await screen.press('Gerekçeyle sil')
  await screen.shows('Bu kayıt zaten silinmiş.')
  await screen.holds('Gerekçe', 'mükerrer kayıt')
  assert.deepEqual(screen.closed, [])
})

test('what was typed is not lost by the cross', async (t) => {
  const screen = await asked(t)
  await screen.type('Gerekçe', 'mükerrer')
  await screen.press('Kapat')
  await screen.shows('Yazdıklarınız silinsin mi?')
  await screen.press('Devam et')
  await screen.holds('Gerekçe', 'mükerrer')
  await screen.press('Kapat')
  await screen.press('Kaydetmeden kapat')
  await until(() => assert.deepEqual(screen.closed, [true]))
})

test('a deleted payment says by whom and when it was deleted in its row, without a pointer', async (t) => {
  const deletion = { by: line.createdBy, at: '2026-12-04T09:30:00.000Z', comment: 'mükerrer kayıt' }
  const balance = { amount: '0.00', currency: 'TRY', standing: 'settled' } as const
  const ledger = { items: [{ ...line, deletion, may: [] }], account: 'fee', balance } as unknown as Ledger
  const table = (
    <AccountProvider value={{ account: undefined, awaited: false, failed: false, retry: () => undefined }}>
      <LedgerTable clientId="client-1" ledger={ledger} onDelete={() => {}} />
    </AccountProvider>
  )
  const screen = await show(t, table, {})
  await screen.shows(/silindi \(Ayşe Kaya, .*04\.12\.2026.*\): mükerrer kayıt/)
})
