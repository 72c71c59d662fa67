import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Account, AccountProvider } from '@mizan/platform/ui'
import { screensOf } from '@mizan/platform/ui/testing'
import { assistantErrors, assistantRows } from '../../contract.ts'
import { Secrecy } from './Secrecy.tsx'

const show = screensOf({ rows: assistantRows, errors: assistantErrors })

const account: Account = {
  ...{ id: 'person-1', name: 'Ayşe', surname: 'Yılmaz', email: 'ayse@ornek.test', country: 'turkey' },
  ...{ company: { id: 'office-1', name: 'Büro' }, roles: ['ADMIN'], permissions: {} },
  ...{ licences: [], readOnly: false, trialEndsAt: null },
}

const administrator = { account, awaited: false, failed: false, retry: () => undefined }

test('switching it off needs a confirmation that says what follows, and switching it on does not', async (t) => {
  const sent: unknown[] = []
  const state = { hidesSecrets: true }
  const screen = await show(
    t,
    <AccountProvider value={administrator}>
      <Secrecy />
    </AccountProvider>,
    {
      answers: {
        'assistant.settings': () => ({ ...state }),
        'assistant.updateSettings': ({ body }) => {
          sent.push(body)
          return Object.assign(state, body)
        },
      },
    },
  )
  await screen.shows('Açık: metinler büronuzdan')
  await screen.tick('Kişisel verileri gizle')
  await screen.shows('Bundan sonra büronuzdaki herkesin soruları')
  assert.deepEqual(sent, [])
  await screen.press('Gizlemeyi kapat')
  await screen.shows('Kapalı: metinler dış hizmete adlarla ve numaralarla gider.')
  await screen.tick('Kişisel verileri gizle')
  await screen.shows('Açık: metinler büronuzdan')
  assert.deepEqual(sent, [{ hidesSecrets: false }, { hidesSecrets: true }])
})
