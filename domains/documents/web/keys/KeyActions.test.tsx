/** What administrators do with the key of the office: nothing is taken unconfirmed, and the recovery key stays in view. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { AccountProvider } from '@mizan/platform/ui'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { documentErrors, documentRows } from '../../contract.ts'
import type { KeyState } from '../../schemas/keys.ts'
import { KeyActions } from './KeyActions.tsx'

const show = screensOf({ rows: documentRows, errors: documentErrors })

const state: KeyState = {
  custody: 'server',
  isOpen: true,
  openUntil: null,
  takenAt: null,
  memberLeftAt: null,
  may: ['take'],
}
const nobody = { account: undefined, awaited: false, failed: false, retry: () => undefined }
const openUntil = '2026-12-11T21:00:00.000Z'
const recoveryKey = 'ABCD-EFGH'
const passphrase = 'dört yeşil kurbağa'

const shown = (t: TestContext, may: KeyState['may']) =>
  show(
    t,
    <AccountProvider value={nobody}>
      <KeyActions state={{ ...state, may }} />
    </AccountProvider>,
    {
      answers: {
        'documents.takeKey': () => ({ openUntil, recoveryKey }),
        'documents.openKey': ({ body }) => {
          if (body.passphrase !== passphrase) throw new AppError('document.wrong_passphrase')
          return { openUntil }
        },
      },
    },
  )

test('the key is taken once the same passphrase was typed twice and what may be lost was confirmed', async (t) => {
  const screen = await shown(t, ['take'])
  await screen.press('Anahtarı büro tutsun')
  await screen.type(/^Yeni parola$/, passphrase)
  await screen.type(/bir daha$/, 'başka bir parola')
  await screen.press('Anahtarı büro tutsun')
  await screen.refuses(/bir daha$/, 'İki parola aynı değil.')
  await screen.refuses(/^Kurtarma anahtarını/, 'Sürdürmek için onaylayın.')
  assert.deepEqual(screen.sent().filter(Boolean), [])
  await screen.type(/bir daha$/, passphrase)
  await screen.tick(/^Kurtarma anahtarını/)
  await screen.press('Anahtarı büro tutsun')
  await screen.shows(recoveryKey)
  assert.deepEqual(screen.sent().filter(Boolean), [{ newPassphrase: passphrase, understood: true }])
})

test('a wrong passphrase is said, and what was typed stays', async (t) => {
  const screen = await shown(t, ['open'])
  await screen.press('Kilidi aç')
  await screen.type(/^Büronun parolası/, 'yanlış parola')
  await screen.press('Kilidi aç')
  await screen.shows('Parola ya da kurtarma anahtarı yanlış.')
  await screen.holds(/^Büronun parolası/, 'yanlış parola')
  await screen.type(/^Büronun parolası/, passphrase)
  await screen.press('Kilidi aç')
  await until(() => assert.deepEqual(screen.sent().at(-1), { passphrase }))
})
