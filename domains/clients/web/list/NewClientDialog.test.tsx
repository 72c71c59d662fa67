/** A new client whose answer was lost is sent again as the same one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screensOf, Unreachable, until } from '@mizan/platform/ui/testing'
import { clientRows } from '../../contract.ts'
import { clientErrors } from '../../errors.ts'
import type { CheckedClient } from '../../schemas.ts'
import { NewClientDialog } from './NewClientDialog.tsx'

const show = screensOf({ rows: clientRows, errors: clientErrors })

const client: CheckedClient = {
  ...{ clientId: 'client-1', name: 'ABC A.Ş.', version: 1, contacts: [], similarNames: 0, may: [] },
  balance: { amount: '0.00', currency: 'TRY', standing: 'settled' },
  advance: { amount: '0.00', currency: 'TRY', standing: 'settled' },
  trust: { amount: '0.00', currency: 'TRY', standing: 'settled' },
  ...{ createdAt: '2026-12-01T09:00:00.000Z', createdBy: { id: 'user-1', name: 'Deniz Örnek' } },
}

test('a client whose answer was lost is sent again with the same key', async (t) => {
  const keys: (string | undefined)[] = []
  const closed: true[] = []
  const screen = await show(t, <NewClientDialog onClose={() => closed.push(true)} />, {
    answers: {
      'client.create': ({ body }) => {
        if (keys.push(body.key) === 1) throw new Unreachable()
        return client
      },
    },
  })
  await screen.type('Ad', 'ABC A.Ş.')
  await screen.press('Müvekkili kaydet')
  await until(() => assert.equal(keys.length, 1))
  await screen.press('Müvekkili kaydet')
  await until(() => assert.deepEqual(closed, [true]))
  assert.ok(keys[0])
  assert.equal(keys[1], keys[0])
})
