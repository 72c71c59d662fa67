import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { screensOf } from '../testing/index.ts'
import { type Account, AccountProvider } from './account.tsx'
import { ScreenGate } from './ScreenGate.tsx'
import type { Screen } from './screens.ts'

const show = screensOf({ rows: {}, errors: {} })
const screens: readonly Screen[] = [
  { path: '/search/case', access: 'private', licences: ['search'], visitorsAt: '/' },
  { path: '/rag', access: 'private', licences: ['search'] },
]

const account: Account = {
  ...{ id: 'user-1', name: 'Deniz', surname: 'Örnek', email: 'deniz@ornek.test', country: 'turkey' },
  ...{ company: { id: 'office-1', name: 'Örnek Hukuk' }, roles: [], permissions: {}, licences: [] },
  ...{ readOnly: true, trialEndsAt: null },
}

const open = (t: TestContext, address: string, licences: string[] = []) =>
  show(
    t,
    <AccountProvider
      value={{ account: { ...account, licences }, awaited: false, failed: false, retry: () => undefined }}
    >
      <ScreenGate screens={screens}>
        <p>Sonuçlar</p>
      </ScreenGate>
    </AccountProvider>,
    { address },
  )

const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))

test('a plan that includes the screen opens it', async (t) => {
  const { shows } = await open(t, '/search/case?q=kira', ['search'])
  await shows('Sonuçlar')
  assert.deepEqual(links(), [])
})

test('without it the plans are told the way back, and the first page the words of the search', async (t) => {
  const { shows } = await open(t, '/search/case?country=turkey&q=kira')
  await shows('Bu ekran planınızda yok')
  assert.deepEqual(links(), [
    '/subscription?next=%2Fsearch%2Fcase%3Fcountry%3Dturkey%26q%3Dkira',
    '/?country=turkey&q=kira',
  ])
})

test('a screen that visitors have no part of leads to the plans alone', async (t) => {
  const { shows } = await open(t, '/rag?question=kira')
  await shows('Bu ekran planınızda yok')
  assert.deepEqual(links(), ['/subscription?next=%2Frag%3Fquestion%3Dkira'])
})
