/** In an office with more cases than are given at once, the others are found by what is typed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { caseErrors, caseRows } from '../contract.ts'
import { casesToChooseFrom } from '../rules/case-choice.ts'
import type { CaseChoice } from '../schemas.ts'
import { AddToCase } from './decisions/AddToCase.tsx'
import { SignedIn } from './testing/index.tsx'

const rows = { 'cases.basicInfo': caseRows['cases.basicInfo'] }
const show = screensOf({ rows, errors: caseErrors })

const choice = (number: number, displayTitle: string): CaseChoice => ({
  ...{ caseId: `case-${number}`, caseNumber: `2026/${number}`, displayTitle },
  ...{ state: 'open', mayWrite: true },
})
const latest = (count: number) => Array.from({ length: count }, (_, at) => choice(at, `Son dava ${at}`))
const old = choice(5_000, 'Eski kira davası')

const answers = (count: number, asked: string[]) => ({
  'cases.basicInfo': ({ query: { query } }: { query: { query: string } }) => {
    if (query) asked.push(query)
    return { items: query ? [old] : latest(count) }
  },
})

const part = (
  <SignedIn>
    <AddToCase decision={{ id: 'decision-1' }} wide showsUse={false} />
  </SignedIn>
)

test('a case that was changed long ago is found by its name', async (t) => {
  const asked: string[] = []
  const screen = await show(t, part, { answers: answers(casesToChooseFrom.most, asked) })
  await screen.press(/Davaya ekle/)
  await screen.find('Dava', 'eski kira', 'Eski kira davası · 2026/5000')
  assert.deepEqual(asked, ['eski kira'])
})

test('where all cases are known, nothing is asked while somebody types', async (t) => {
  const asked: string[] = []
  const screen = await show(t, part, { answers: answers(3, asked) })
  await screen.press(/Davaya ekle/)
  await screen.find('Dava', 'dava 1', 'Son dava 1 · 2026/1')
  await until(() => assert.deepEqual(asked, []))
})
