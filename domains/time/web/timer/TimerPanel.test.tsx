/** Tests that a timer that is started from the top bar on the page of a case is for that case. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caseErrors, caseRows } from '@mizan/cases/contract'
import { Case } from '@mizan/cases/schemas'
import { AccountProvider } from '@mizan/platform/ui'
import { screensOf } from '@mizan/platform/ui/testing'
import { timeErrors, timeRows } from '../../contract.ts'
import { TimerPanel } from './TimerPanel.tsx'

const rows = {
  // The answer about a case that the panel reads.
  'cases.read': { ...caseRows['cases.read'], answer: Case.pick({ caseId: true, displayTitle: true }) },
  'cases.basicInfo': caseRows['cases.basicInfo'],
  ...timeRows,
}
const show = screensOf({ rows, errors: { ...caseErrors, ...timeErrors } })
const visitor = { account: undefined, awaited: false, failed: false, retry: () => undefined }
const panel = (
  <AccountProvider value={visitor}>
    <TimerPanel onDone={() => undefined} />
  </AccountProvider>
)
const answers = {
  'cases.basicInfo': () => ({ items: [] }),
  'cases.read': () => ({ caseId: 'case-1', displayTitle: 'Yılmaz / ABC A.Ş.' }),
  'time.timer': () => ({ timer: null, lastRate: null, now: new Date().toISOString() }),
}

test('on the page of a case the panel of the timer begins with it', async (t) => {
  const screen = await show(t, panel, { answers, address: '/case-management/case-1' })
  await screen.holds('Dava', 'Yılmaz / ABC A.Ş.')
})

test('on a decision it does not take the number of the decision for a case', async (t) => {
  let asked = 0
  const read = () => {
    asked += 1
    return answers['cases.read']()
  }
  const screen = await show(t, panel, {
    answers: { ...answers, 'cases.read': read },
    address: '/case/turkey/case-1',
  })
  await screen.holds('Dava', '')
  assert.equal(asked, 0)
})
