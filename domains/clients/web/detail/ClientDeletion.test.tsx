/** The question before a client is deleted: a reason is asked for unless the account is settled. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { clientRows } from '../../contract.ts'
import { clientErrors } from '../../errors.ts'
import type { Client } from '../../schemas.ts'
import { ClientDeletion } from './ClientDeletion.tsx'

const show = screensOf({ rows: clientRows, errors: clientErrors })

async function asked(t: TestContext, balance: Omit<Client['balance'], 'currency'>) {
  const client: Client = {
    clientId: 'client-1',
    name: 'ABC A.Ş.',
    version: 1,
    contacts: [],
    balance: { ...balance, currency: 'TRY' },
    advance: { amount: '0.00', currency: 'TRY', standing: 'settled' },
    trust: { amount: '0.00', currency: 'TRY', standing: 'settled' },
    createdAt: '2026-01-03T09:00:00.000Z',
    createdBy: { id: 'user-1', name: 'Ayşe Kaya' },
    may: ['delete'],
  }
  const bodies: object[] = []
  const screen = await show(t, <ClientDeletion client={client} onClose={() => {}} />, {
    answers: {
      'client.delete': ({ body }) => {
        bodies.push(body ?? {})
        if (body?.comment === undefined) throw new AppError('client.not_settled')
        return { done: true }
      },
    },
  })
  return Object.assign(screen, { bodies })
}

test('a client with money in advance is deleted with a reason, and with none it is not', async (t) => {
  const screen = await asked(t, { amount: '-500.00', standing: 'advance' })
  await screen.shows('500,00 ₺ ücret avansı var')
  await screen.press('Müvekkili sil')
  await screen.refuses('Gerekçe', 'Gerekçe yazın.')
  await screen.type('Gerekçe', ' Avans  geri verildi ')
  await screen.press('Müvekkili sil')
  await until(() => assert.deepEqual(screen.bodies, [{ comment: 'Avans geri verildi' }]))
})

test('the reason is asked for when only what is dated ahead is open, which the server says', async (t) => {
  const screen = await asked(t, { amount: '0.00', standing: 'settled' })
  await screen.press('Müvekkili sil')
  await screen.shows('Müvekkilin hesabı kapanmamış.')
  await screen.type('Gerekçe', 'Vazgeçildi')
  await screen.press('Müvekkili sil')
  await until(() => assert.deepEqual(screen.bodies, [{}, { comment: 'Vazgeçildi' }]))
})
