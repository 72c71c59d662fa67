/** What an office sees of its key under a plan that has nothing to do with keys. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type Account, AccountProvider } from '@mizan/platform/ui'
import { screensOf } from '@mizan/platform/ui/testing'
import { documentErrors, documentRows } from '../../contract.ts'
import type { KeyState } from '../../schemas/keys.ts'
import { OfficeKey } from './OfficeKey.tsx'

const show = screensOf({ rows: documentRows, errors: documentErrors })

const heldByServer: KeyState = {
  ...{ custody: 'server', isOpen: true, openUntil: null, takenAt: null, memberLeftAt: null },
  may: ['take'],
}
const heldByOffice: KeyState = {
  ...{ custody: 'office', isOpen: false, openUntil: null, memberLeftAt: null },
  takenAt: '2026-12-01T09:00:00.000Z',
  may: ['open', 'change', 'giveBack'],
}
const account: Account = {
  ...{ id: 'person-1', name: 'Ayşe', surname: 'Yılmaz', email: 'ayse@ornek.test', country: 'turkey' },
  ...{ company: { id: 'office-1', name: 'Büro' }, roles: [], permissions: {} },
  ...{ licences: ['case_management_full'], readOnly: false, trialEndsAt: null },
}

const shown = (t: TestContext, state: KeyState, licences = account.licences) => {
  const value = { awaited: false, failed: false, retry: () => undefined }
  return show(
    t,
    <AccountProvider value={{ ...value, account: { ...account, licences } }}>
      <OfficeKey />
    </AccountProvider>,
    { answers: { 'documents.key': () => state } },
  )
}

test('an office that holds its key opens it and gives it back after its plan has lost the licence for that', async (t) => {
  const screen = await shown(t, heldByOffice)
  await screen.shows(/Belgeler ve ses kayıtları kilitli:/)
  await screen.shows('Kilidi aç')
  await screen.shows('Anahtarı Mizan’a geri ver')
})

test('an office without that licence whose key is with the server is told what its plan lacks', async (t) => {
  const screen = await shown(t, heldByServer)
  await screen.shows('Planınız, anahtarı büronun tutmasını içermiyor.')
})

test('an office without cases is not asked for its key', async (t) => {
  const screen = await shown(t, heldByServer, [])
  await screen.shows('Planınız, anahtarı büronun tutmasını içermiyor.')
  assert.deepEqual(screen.sent(), [])
})
