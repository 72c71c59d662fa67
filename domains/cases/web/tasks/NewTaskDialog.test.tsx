/** A new task from anywhere: the case is a field of the form like the others. */
import { type TestContext, test } from 'node:test'
import { screensOf } from '@mizan/platform/ui/testing'
import { caseErrors, caseRows } from '../../contract.ts'
import type { CaseChoice } from '../../schemas.ts'
import { SignedIn } from '../testing/index.tsx'
import { NewTaskDialog } from './NewTaskDialog.tsx'

const { 'cases.basicInfo': basicInfo, 'tasks.add': add } = caseRows
const show = screensOf({ rows: { 'cases.basicInfo': basicInfo, 'tasks.add': add }, errors: caseErrors })

const choice: CaseChoice = {
  ...{ caseId: 'case-1', caseNumber: '2026/129', displayTitle: 'Yılmaz / ABC A.Ş.' },
  ...{ state: 'open', mayWrite: true },
}

function open(t: TestContext) {
  const dialog = (
    <SignedIn>
      <NewTaskDialog onClose={() => undefined} />
    </SignedIn>
  )
  return show(t, dialog, { answers: { 'cases.basicInfo': () => ({ items: [choice] }) } })
}

test('a case that was missing is right as soon as it is chosen', async (t) => {
  const screen = await open(t)
  await screen.type('Görev', 'Dilekçe')
  await screen.press('Görevi kaydet')
  await screen.refuses('Dava', 'Görevin davasını seçin.')
  await screen.find('Dava', 'Yılmaz', 'Yılmaz / ABC A.Ş. · 2026/129')
  await screen.accepts('Dava')
})

test('a case that is chosen is not lost without a question', async (t) => {
  const screen = await open(t)
  await screen.find('Dava', 'Yılmaz', 'Yılmaz / ABC A.Ş. · 2026/129')
  await screen.press('Kapat')
  await screen.press('Devam et')
  await screen.holds('Dava', 'Yılmaz / ABC A.Ş. · 2026/129')
})
