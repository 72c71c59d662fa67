/** A booking whose answer was lost is sent again as the same one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screensOf, Unreachable, until } from '@mizan/platform/ui/testing'
import { clientRows } from '../../contract.ts'
import { clientErrors } from '../../errors.ts'
import { BookingDialog } from './BookingDialog.tsx'

const show = screensOf({ rows: clientRows, errors: clientErrors })

test('a service whose answer was lost is sent again with the same key', async (t) => {
  const keys: (string | undefined)[] = []
  const closed: true[] = []
  const dialog = <BookingDialog kind="service" clientId="client-1" onClose={() => closed.push(true)} />
  const screen = await show(t, dialog, {
    answers: {
      'client.addService': ({ body }) => {
        keys.push(body.key)
        if (keys.length === 1) throw new Unreachable()
        const balance = { amount: '7500.00', currency: 'TRY', standing: 'owes' } as const
        return { transactionId: 'transaction-1', account: 'fee', balance }
      },
    },
  })
  await screen.type('Tutar', '7500')
  await screen.type('Açıklama', 'Dilekçe')
  await screen.press('Hesaba işle')
  await until(() => assert.equal(keys.length, 1))
  await screen.press('Hesaba işle')
  await until(() => assert.deepEqual(closed, [true]))
  assert.ok(keys[0])
  assert.equal(keys[1], keys[0])
})
