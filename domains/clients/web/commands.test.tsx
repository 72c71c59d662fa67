/** Clients are found in the command palette by what the server finds for the typed text. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Account, AccountProvider } from '@mizan/platform/ui'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { useState } from 'react'
import { clientErrors, clientRows } from '../contract.ts'
import type { ClientLine } from '../schemas.ts'
import { useClientCommands } from './commands.ts'

const show = screensOf({ rows: { 'client.list': clientRows['client.list'] }, errors: clientErrors })

function Commands() {
  const [typed, setTyped] = useState('')
  return (
    <>
      <label>
        Komut
        <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      {useClientCommands(typed).map(({ id, label, run }) => (
        <button key={id} type="button" onClick={run}>
          {label}
        </button>
      ))}
    </>
  )
}

const account: Account = {
  ...{ id: 'user-1', name: 'Deniz', surname: 'Örnek', email: 'deniz@ornek.test', country: 'turkey' },
  company: { id: 'office-1', name: 'Örnek Hukuk' },
  roles: ['USER'],
  permissions: { clients: 'Read' },
  licences: ['case_management_full'],
  readOnly: false,
  trialEndsAt: null,
}
const signedIn = { account, awaited: false, failed: false, retry: () => undefined }

test('a client is offered by its name, and opened', async (t) => {
  const line: ClientLine = {
    ...{ clientId: 'client-1', name: 'ABC A.Ş.', version: 1, phone: null, email: null, openCases: null },
    ...{ balance: { amount: '0.00', currency: 'TRY', standing: 'settled' }, overdue: null },
    advance: { amount: '0.00', currency: 'TRY', standing: 'settled' },
    trust: { amount: '0.00', currency: 'TRY', standing: 'settled' },
    ...{ changedAt: '2026-12-11T09:00:00.000Z', may: [] },
  }
  const page = { total: 1, isCut: false, pageIndex: 0, pageSize: 6, may: [] }
  const part = (
    <AccountProvider value={signedIn}>
      <Commands />
    </AccountProvider>
  )
  const screen = await show(t, part, {
    answers: { 'client.list': ({ query }) => ({ ...page, items: query.query === 'abc' ? [line] : [] }) },
  })
  await screen.type('Komut', 'abc')
  await screen.press('ABC A.Ş.')
  await until(() => assert.equal(screen.address(), '/client/client-1'))
})
