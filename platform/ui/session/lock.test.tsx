/** What writes is locked with its reason while nothing can be saved; what goes on without a connection is not. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { watchedFetch } from '../connection.ts'
import { screensOf, until } from '../testing/index.ts'
import { type Account, AccountProvider } from './account.tsx'
import { useLock, usePlanLock } from './lock.ts'

const show = screensOf({ rows: {}, errors: {} })

const account: Account = {
  ...{ id: 'user-1', name: 'Deniz', surname: 'Örnek', email: 'deniz@ornek.test', country: 'turkey' },
  ...{ company: { id: 'office-1', name: 'Örnek Hukuk' }, roles: [], permissions: {}, licences: [] },
  ...{ readOnly: false, trialEndsAt: null },
}

function Buttons() {
  return (
    <>
      <button type="button" {...useLock()}>
        Kaydet
      </button>
      <button type="button" {...usePlanLock()}>
        Başlat
      </button>
    </>
  )
}

const opened = (t: TestContext, more: Partial<Account> = {}) =>
  show(
    t,
    <AccountProvider
      value={{ account: { ...account, ...more }, awaited: false, failed: false, retry: () => undefined }}
    >
      <Buttons />
    </AccountProvider>,
  )

/** The reason of each button, and null for one that is open. */
const says = (...reasons: (RegExp | null)[]) =>
  until(() => {
    const buttons = [...document.querySelectorAll('button')].slice(0, 2)
    assert.equal(buttons.length, 2)
    for (const [index, { disabled, title }] of buttons.entries()) {
      const reason = reasons[index] ?? null
      assert.equal(disabled, reason !== null)
      assert.match(title, reason ?? /^$/)
    }
  })

test('a change is locked while the server cannot be reached, and what goes on meanwhile is not', async (t) => {
  await opened(t)
  await says(null, null)
  const fetched = t.mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError('no network')))
  await assert.rejects(watchedFetch('/api'))
  await says(/^Bağlantı yok/, null)
  fetched.mock.mockImplementation(() => Promise.resolve(new Response()))
  await watchedFetch('/api')
  await says(null, null)
})

test('both are locked while the office may only read', async (t) => {
  await opened(t, { readOnly: true })
  await says(/^Planınız salt okunur/, /^Planınız salt okunur/)
})
