/** While the documents are locked, what is not shown offers the way on, and is shown once they are unlocked. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { type Account, AccountProvider, Failure, fill, fillSlots } from '@mizan/platform/ui'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { documentErrors, documentRows } from '../../contract.ts'
import { useCall } from '../data.ts'
import { Unlock } from './Unlock.tsx'

const show = screensOf({ rows: documentRows, errors: documentErrors })

const accountOf = (level: 'None' | 'Read'): Account => ({
  ...{ id: 'person-1', name: 'Ayşe', surname: 'Yılmaz', email: 'ayse@ornek.test', country: 'turkey' },
  ...{ company: { id: 'office-1', name: 'Büro' }, roles: [], permissions: { cases: level } },
  ...{ licences: [], readOnly: false, trialEndsAt: null },
})

function Shown() {
  const found = useCall('documents.preview', {
    params: { caseId: 'case-1', documentId: 'document-1' },
    query: {},
  })
  if (found.error) return <Failure error={found.error} onRetry={() => found.refetch()} />
  return <p>{found.data ? 'Belge görünüyor' : 'Bekleniyor'}</p>
}

async function locked(t: TestContext, level: 'None' | 'Read') {
  let isOpen = false
  fillSlots([fill('frame.locked', 'documents.unlock', Unlock)])
  t.after(() => fillSlots([]))
  const account = { account: accountOf(level), awaited: false, failed: false, retry: () => undefined }
  const screen = await show(
    t,
    <AccountProvider value={account}>
      <main>
        <h1 tabIndex={-1}>Not.txt</h1>
        <Shown />
      </main>
    </AccountProvider>,
    {
      answers: {
        'documents.preview': () => {
          if (!isOpen) throw new AppError('document.keys_locked')
          return { versionId: 'version-1', number: 1, view: { shows: 'text', lines: [], isCut: false } }
        },
        'documents.openKey': () => {
          isOpen = true
          return { openUntil: '2026-12-11T21:00:00.000Z' }
        },
      },
    },
  )
  await screen.shows(/Büronuzun belgeleri ve ses kayıtları kilitli\./)
  return screen
}

test('a locked document is unlocked in its place and then shown, and the focus is at its heading', async (t) => {
  const screen = await locked(t, 'Read')
  await screen.press('Kilidi aç')
  await screen.type(/^Büronun parolası/, 'dört yeşil kurbağa')
  await screen.press('Kilidi aç')
  await screen.shows('Belge görünüyor')
  await screen.shows('Kilit açıldı.')
  await until(() => assert.equal(document.activeElement?.textContent, 'Not.txt'))
})

test('whoever may not read cases is not offered to unlock their documents', async (t) => {
  await locked(t, 'None')
  const offered = [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
  assert.ok(!offered.includes('Kilidi aç'), offered.join())
})
