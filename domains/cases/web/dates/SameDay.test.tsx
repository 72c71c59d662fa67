/** The dialog of a hearing names the other hearings of its day. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '@mizan/platform/ui/testing'
import type { CalendarItem } from '../../schemas.ts'
import { person, SignedIn, sampleCase, show } from '../testing/index.tsx'
import { HearingDialog } from './HearingDialog.tsx'

const { caseId } = sampleCase

const hearing = (id: string, time: string): CalendarItem => ({
  ...{ kind: 'hearing', id, caseId: 'other', caseNumber: '2026/7', caseTitle: 'Demir / Kaya' },
  ...{ title: 'Ankara 3. Aile', date: '2027-12-14', time, room: 'Salon 2', assignee: null, version: 1 },
  ...{ hearingKind: 'hearing', isPreDeadline: false, isCritical: false, isDone: false },
})

test('a new hearing shows what else is that day, first what is within an hour', async (t) => {
  const asked: unknown[] = []
  const screen = await show(
    t,
    <SignedIn>
      <HearingDialog caseId={caseId} hearing={undefined} onClose={() => undefined} />
    </SignedIn>,
    {
      answers: {
        'cases.permissions': () => ({ items: [], may: [] }),
        'calendar.list': ({ query }) => {
          asked.push(query)
          const items = [hearing('early', '09:00'), hearing('near', '11:00')]
          return { items, isComplete: true, days: null }
        },
      },
    },
  )
  assert.deepEqual(asked, [])
  await screen.type('Gün', '14.12.2027')
  await screen.shows('Aynı gün başka duruşma var')
  await screen.type('Saat', '10.30')
  await screen.shows('Bu saate yakın başka duruşma var')
  const lines = [...document.querySelectorAll('[role=status] li')]
  assert.deepEqual(
    lines.map(({ textContent }) => textContent),
    ['11:00', '09:00'].map((time) => `${time} · Demir / Kaya · Ankara 3. Aile · Salon 2`),
  )
  assert.deepEqual(
    lines.map((line) => line.hasAttribute('data-near')),
    [true, false],
  )
})

test('a hearing that is changed is not another one of its day', async (t) => {
  const own = {
    ...{ hearingId: 'own', caseId, date: '2027-12-14', time: '10:30', court: null, room: null, note: '' },
    ...{
      kind: 'hearing' as const,
      attorney: null,
      createdBy: person,
      createdAt: '2026-12-01T09:00:00.000Z',
      version: 1,
    },
  }
  const dialog = (
    <SignedIn>
      <HearingDialog caseId={caseId} hearing={own} onClose={() => undefined} />
    </SignedIn>
  )
  await show(t, dialog, {
    answers: {
      'cases.permissions': () => ({ items: [], may: [] }),
      'calendar.list': () => ({
        items: [hearing('own', '10:30'), hearing('far', '15:00')],
        isComplete: true,
        days: null,
      }),
    },
  })
  const lines = await until(() => {
    const found = [...document.querySelectorAll('[role=status] li')]
    assert.notEqual(found.length, 0)
    return found
  })
  assert.deepEqual(
    lines.map(({ textContent }) => textContent),
    ['15:00 · Demir / Kaya · Ankara 3. Aile · Salon 2'],
  )
})
