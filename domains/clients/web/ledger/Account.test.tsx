/** The three accounts of a client: while another one is loaded, no line of the one before stands under its name. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SignedIn, screensOf } from '@mizan/platform/ui/testing'
import { clientErrors, clientRows } from '../../contract.ts'
import type { Client, Ledger } from '../../schemas.ts'
import { Account } from './Account.tsx'

const show = screensOf({ rows: clientRows, errors: clientErrors })
const none = { amount: '0.00', currency: 'TRY' } as const
const settled = { ...none, standing: 'settled' } as const
const person = { id: 'user-1', name: 'Deniz Örnek' }

const client: Client = {
  ...{ clientId: 'client-1', name: 'ABC A.Ş.', version: 1, contacts: [], may: [] },
  ...{ balance: settled, advance: settled, trust: settled },
  ...{ createdAt: '2026-12-01T09:00:00.000Z', createdBy: person },
}

const ledgerOf = (account: Ledger['account'], description: string): Ledger => ({
  ...{ account, total: 1, pageIndex: 0, pageSize: 50, deleted: 0, may: [], balance: settled },
  ...{ services: none, payments: none, expenses: none, paidOut: none },
  items: [
    {
      ...{ transactionId: description, kind: 'payment', date: '2026-12-01', ahead: false, description },
      ...{ amount: { amount: '10.00', currency: 'TRY' }, paymentType: 'cash', paymentDetail: null },
      ...{
        expenseType: null,
        consent: null,
        case: null,
        balance: settled,
        deletion: null,
        receipt: null,
        may: [],
      },
      ...{ createdBy: person, createdAt: '2026-12-01T09:00:00.000Z' },
    },
  ],
})

test('while another account is loaded nothing of the one before is shown as its own', async (t) => {
  const screen = await show(
    t,
    <SignedIn>
      <Account client={client} />
    </SignedIn>,
    {
      answers: {
        'client.transactions': ({ query }) =>
          query.account === 'trust' ? ledgerOf('trust', 'İcradan gelen') : ledgerOf('fee', 'Vekâlet ücreti'),
      },
    },
  )
  await screen.shows('Vekâlet ücreti')
  const mixed: string[] = []
  const trust = document.querySelector<HTMLInputElement>('input[value="trust"]')
  assert.ok(trust)
  const observer = new MutationObserver(() => {
    const text = document.body.textContent ?? ''
    if (trust.checked && text.includes('Vekâlet ücreti')) mixed.push(text)
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  t.after(() => observer.disconnect())
  trust.click()
  await screen.shows('İcradan gelen')
  assert.deepEqual(mixed, [])
})
