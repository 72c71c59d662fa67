/** The act of a time limit: found by its Turkish and its English name, in both languages. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AccountProvider } from '@mizan/platform/ui'
import { until } from '@mizan/platform/ui/testing'
import { openCalculator } from '../testing/index.tsx'
import { TimeLimit } from './TimeLimit.tsx'

const visitor = { account: undefined, awaited: false, failed: false, retry: () => undefined }
const page = (
  <AccountProvider value={visitor}>
    <TimeLimit />
  </AccountProvider>
)

/** The options of the list that is open, each with its lines. */
const found = () =>
  until(() => {
    const options = [...document.querySelectorAll('[role="option"]')]
    assert.ok(options.length > 0 && options.length < 5, `${options.length} options`)
    return options.map((option) => [...option.querySelectorAll('span[slot]')].map((one) => one.textContent))
  })

test('in English an act has its English name, with the Turkish one below, and is found by either', async (t) => {
  const screen = await openCalculator(t, page, '/calculators/time-limit?country=turkey', 'en')
  for (const typed of ['rejoinder', 'duplik']) {
    await screen.type('Act', typed)
    assert.deepEqual(await found(), [
      ['Rejoinder · HMK 136 · Civil procedure and civil law', 'İkinci cevap dilekçesi (düplik)'],
    ])
  }
})

test('in Turkish an act is found by its English name as well, which is not shown', async (t) => {
  const screen = await openCalculator(t, page, '/calculators/time-limit?country=turkey')
  await screen.type('İşlem', 'rejoinder')
  assert.deepEqual(await found(), [[]])
  await screen.shows('İkinci cevap dilekçesi (düplik) · HMK 136 · Hukuk yargılaması ve medeni hukuk')
})

test('the usual act comes first among those that a word finds', async (t) => {
  const screen = await openCalculator(t, page, '/calculators/time-limit?country=turkey')
  await screen.type('İşlem', 'istinaf')
  await until(() =>
    assert.match(
      document.querySelector('[role="option"]')?.textContent ?? '',
      /^İstinaf başvurusu · HMK 345/,
    ),
  )
})

test('the act that was chosen is read in full: in English with its start in English and its Turkish name', async (t) => {
  const address = '/calculators/time-limit?country=turkey&limit=hmk-ikinci-cevap&date=2026-11-02'
  const screen = await openCalculator(t, page, address, 'en')
  await screen.shows('Begins with: Service of the reply')
  await screen.shows('İkinci cevap dilekçesi (düplik)')
  await screen.shows('16/11/2026 Monday')
})
