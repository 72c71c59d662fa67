/** "Davaya süre ekle": the name with which a calculated time limit is put on a case. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TimeLimitAnswer, TimeLimitInput } from '@mizan/calculators/schemas'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { caseErrors, caseRows } from '../../../contract.ts'
import { SignedIn } from '../../testing/index.tsx'
import { AddCalculated } from './AddCalculated.tsx'

// Of rows with like paths the first one would answer, so only those that are called are here.
const { 'cases.basicInfo': basicInfo, 'limits.add': add } = caseRows
const show = screensOf({ rows: { 'cases.basicInfo': basicInfo, 'limits.add': add }, errors: caseErrors })

const result = {
  title: 'Cevap dilekçesi',
  input: { limit: 'hmk-cevap-dilekcesi', date: '2027-11-30' } as TimeLimitInput,
  answer: { limit: null, lastDay: '2027-12-14' } as TimeLimitAnswer,
  address: '/calculators/time-limit',
}

const yilmaz = {
  caseId: 'case-1',
  caseNumber: '2026/129',
  displayTitle: 'Yılmaz / ABC A.Ş.',
  state: null,
  mayWrite: true,
}

test('a calculated time limit comes with a name, which may become another one but not none', async (t) => {
  const screen = await show(
    t,
    <SignedIn>
      <AddCalculated result={result} />
    </SignedIn>,
    {
      answers: {
        'cases.basicInfo': () => ({
          items: [yilmaz, { ...yilmaz, caseId: 'case-2', caseNumber: '2026/130', mayWrite: false }],
        }),
      },
    },
  )
  await screen.press('Davaya süre ekle')
  await screen.holds('Süre', 'Cevap dilekçesi')
  await screen.find('Dava', '129', 'Yılmaz / ABC A.Ş. · 2026/129')
  const submit = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Ekle')
  await screen.type('Süre', ' ')
  await until(() => assert.equal(submit?.disabled, true))
  await screen.type('Süre', 'Cevap')
  await until(() => assert.equal(submit?.disabled, false))
})
