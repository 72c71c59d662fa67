/** Contact information that somebody else has changed is not deleted unseen. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { AccountProvider } from '@mizan/platform/ui'
import { changing, screensOf, until } from '@mizan/platform/ui/testing'
import { clientRows } from '../../contract.ts'
import { clientErrors } from '../../errors.ts'
import type { Client } from '../../schemas.ts'
import { Contacts } from './Contacts.tsx'

const show = screensOf({ rows: clientRows, errors: clientErrors })

const clientWith = (value: string, version: number): Client => ({
  ...{ clientId: 'client-1', name: 'ABC A.Ş.', version: 3, createdAt: '2026-12-01T09:00:00.000Z' },
  contacts: [{ contactId: 'contact-1', type: 'Email', title: 'İş', value, version }],
  balance: { amount: '0.00', currency: 'TRY', standing: 'settled' },
  advance: { amount: '0.00', currency: 'TRY', standing: 'settled' },
  trust: { amount: '0.00', currency: 'TRY', standing: 'settled' },
  ...{ createdBy: { id: 'user-2', name: 'Ayşe Kaya' }, may: ['editContacts'] },
})

test('a deletion names the version that is shown, and says that somebody else has changed it', async (t) => {
  const parts = changing(clientWith('ad@ornek.test', 1), (client) => (
    <AccountProvider value={{ account: undefined, awaited: false, failed: false, retry: () => undefined }}>
      <Contacts client={client} />
    </AccountProvider>
  ))
  const screen = await show(t, parts.element, {
    answers: {
      'client.deleteContact': ({ body }) => {
        if (body.version === 1) throw new AppError('version.changed', { details: { version: 2 } })
        return { done: true as const }
      },
    },
  })
  await screen.press('Sil: İş')
  await screen.shows('İş silinmedi: bir başkası bu bilgiyi az önce değiştirdi.')
  parts.become(clientWith('yeni@ornek.test', 2))
  await screen.shows('yeni@ornek.test')
  await screen.press('Sil: İş')
  await screen.shows('İletişim bilgisi silindi: İş.')
  const sent = () => screen.sent().filter(Boolean)
  await until(() =>
    assert.deepEqual(sent(), [
      { clientId: 'client-1', contactId: 'contact-1', version: 1 },
      { clientId: 'client-1', contactId: 'contact-1', version: 2 },
    ]),
  )
})
