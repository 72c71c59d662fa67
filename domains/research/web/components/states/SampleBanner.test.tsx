/** Who reads the command that loads real texts. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type Account, AccountProvider } from '@mizan/platform/ui'
import { screensOf } from '@mizan/platform/ui/testing'
import { researchRows } from '../../../contract.ts'
import { researchErrors } from '../../../errors.ts'
import { SampleBanner } from './SampleBanner.tsx'

const show = screensOf({ rows: researchRows, errors: researchErrors })

async function open(t: TestContext, permissions: Account['permissions']) {
  const account = { permissions } as Account
  return show(
    t,
    <AccountProvider value={{ account, awaited: false, failed: false, retry: () => undefined }}>
      <SampleBanner country="turkey" likely />
    </AccountProvider>,
  )
}

test('a lawyer is told that the texts are samples, and no command of the server', async (t) => {
  const screen = await open(t, { cases: 'Write', product: 'None' })
  await screen.shows('Şu anda yalnız örnek metinler yüklü.')
  assert.doesNotMatch(document.body.textContent ?? '', /npm/)
})

test('staff of the service read where the steps are that load real texts', async (t) => {
  const screen = await open(t, { product: 'Write' })
  await screen.shows('kurulum kılavuzundadır')
})

test('while the list below it is awaited nothing is said that would push it down', async (t) => {
  const screen = await show(
    t,
    <AccountProvider value={{ account: undefined, awaited: false, failed: false, retry: () => undefined }}>
      <SampleBanner country="turkey" likely awaited />
      <p>Liste</p>
    </AccountProvider>,
  )
  await screen.shows('Liste')
  assert.doesNotMatch(document.body.textContent ?? '', /örnek metinler/)
})
