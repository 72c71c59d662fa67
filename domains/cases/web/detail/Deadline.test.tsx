/** The deadline of a case is typed as soon as its chip was pressed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '@mizan/platform/ui/testing'
import { SignedIn, sampleCase, show } from '../testing/index.tsx'
import { Deadline } from './Deadline.tsx'
import { EditingProvider } from './editing.tsx'

test('the field has the focus when the chip opens, and Enter saves what was typed', async (t) => {
  const screen = await show(
    t,
    <SignedIn>
      <EditingProvider record={sampleCase} isLocked={false}>
        <Deadline />
      </EditingProvider>
    </SignedIn>,
    {
      answers: {
        'cases.people': () => ({ items: [] }),
        'cases.updateDeadline': () => ({ caseId: 'case-1', version: 8, meanwhile: [] }),
      },
    },
  )
  await screen.press('+ Son gün')
  await screen.hasFocus('Son gün')
  await screen.type('Son gün', '14.12.2027')
  screen.enter()
  await until(() => assert.deepEqual(screen.sent().filter(Boolean), [{ deadline: '2027-12-14', version: 7 }]))
})
