/** Cases that are changed together: what somebody else has set meanwhile is shown before it is overwritten. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changing, until } from '@mizan/platform/ui/testing'
import type { ListedCase } from '../../schemas.ts'
import type { Selection } from '../list/use-selection.ts'
import { chooseFromMenu, colleague, SignedIn, sampleCase, show } from '../testing/index.tsx'
import { SelectionBar } from './SelectionBar.tsx'

const line = (caseId: string, displayTitle: string): ListedCase => ({
  ...sampleCase,
  caseId,
  displayTitle,
  next: null,
})

test('a change names the versions that were shown when its menu was opened', async (t) => {
  const first = [line('case-1', 'Yılmaz / ABC')]
  const parts = changing<ListedCase[]>(first, (lines) => (
    <SignedIn>
      <SelectionBar
        selection={{ lines, has: () => true, clear: () => {} } as unknown as Selection}
        expect={() => {}}
      />
    </SignedIn>
  ))
  const screen = await show(t, parts.element, {
    answers: {
      'cases.people': () => ({ items: [colleague] }),
      'cases.changeMany': () => ({ changed: [], meanwhile: [], refused: [] }),
    },
  })
  await screen.press('Durum')
  parts.become(first.map((one) => ({ ...one, state: 'appeal' as const, version: 8 })))
  await chooseFromMenu('Kapalı')
  await until(() =>
    assert.deepEqual(
      screen.sent().filter((body) => body !== undefined),
      [{ cases: [{ caseId: 'case-1', version: 7 }], change: { state: 'closed' } }],
    ),
  )
})

test('the question that takes the place of the changes has the focus, and what comes after it', async (t) => {
  const lines = [line('case-1', 'Yılmaz / ABC'), { ...line('case-2', 'Demir / Kaya'), may: [] }]
  const selection = { lines, has: () => true, clear: () => {} } as unknown as Selection
  const bar = (
    <SignedIn>
      <SelectionBar selection={selection} expect={() => {}} />
    </SignedIn>
  )
  const screen = await show(t, bar, { answers: { 'cases.people': () => ({ items: [colleague] }) } })
  const hasFocus = () => assert.equal(document.activeElement?.getAttribute('aria-label'), 'Seçilen davalar')
  await screen.press('Durum')
  await chooseFromMenu('Kapalı')
  await screen.shows(/1 davaya yazma yetkiniz yok/)
  await until(hasFocus)
  await screen.press('Vazgeç')
  await screen.shows('Sorumlu')
  await until(hasFocus)
})

test('cases that somebody else changed are named with what they say now, and are changed only when that is asked for', async (t) => {
  const lines = [line('case-1', 'Yılmaz / ABC'), line('case-2', 'Demir / Kaya')]
  const selection = { lines, has: () => true, clear: () => {} } as unknown as Selection
  const versions = new Map([
    ['case-1', 7],
    ['case-2', 9],
  ])
  const screen = await show(
    t,
    <SignedIn>
      <SelectionBar selection={selection} expect={() => {}} />
    </SignedIn>,
    {
      answers: {
        'cases.people': () => ({ items: [colleague] }),
        'cases.changeMany': ({ body }) => {
          const isKept = ({ caseId, version }: { caseId: string; version?: number | undefined }) =>
            version !== versions.get(caseId)
          return {
            changed: body.cases
              .filter((one) => !isKept(one))
              .map(({ caseId, version = 0 }) => ({ caseId, version: version + 1 })),
            meanwhile: body.cases.filter(isKept).map(({ caseId }) => ({
              ...{ caseId, version: 9, displayTitle: 'Demir / Kaya', by: colleague },
              at: '2026-12-11T11:02:00.000Z',
              now: { state: 'appeal' as const, assignee: null, deadline: null },
            })),
            refused: [],
          }
        },
      },
    },
  )
  await screen.press('Durum')
  await chooseFromMenu('Karara çıktı')
  await screen.shows('Durum: Karara çıktı. 1 dava değişti.')
  await screen.shows(/Demir \/ Kaya · Ayşe Kaya, \d\d:02: Durum: İstinafta\./)
  await screen.press('Yine de uygula')
  await until(() => screen.lacks('button', 'Yine de uygula'))
  const sent = screen.sent().filter((body) => body !== undefined)
  assert.deepEqual(sent, [
    {
      cases: [
        { caseId: 'case-1', version: 7 },
        { caseId: 'case-2', version: 7 },
      ],
      change: { state: 'out' },
    },
    { cases: [{ caseId: 'case-2', version: 9 }], change: { state: 'out' } },
  ])
})

test('the day of many cases is typed as soon as its button was pressed, and Enter applies it', async (t) => {
  const lines = [line('case-1', 'Yılmaz / ABC'), line('case-2', 'Demir / Kaya')]
  const selection = { lines, has: () => true, clear: () => {} } as unknown as Selection
  const bar = (
    <SignedIn>
      <SelectionBar selection={selection} expect={() => {}} />
    </SignedIn>
  )
  const screen = await show(t, bar, {
    answers: {
      'cases.people': () => ({ items: [colleague] }),
      'cases.changeMany': ({ body }) => ({
        changed: body.cases.map(({ caseId, version = 0 }) => ({ caseId, version })),
        ...{ meanwhile: [], refused: [] },
      }),
    },
  })
  const cases = lines.map(({ caseId, version }) => ({ caseId, version }))
  const sends = (...changes: object[]) =>
    until(() =>
      assert.deepEqual(
        screen.sent().filter(Boolean),
        changes.map((change) => ({ cases, change })),
      ),
    )
  await screen.press('Son gün')
  await screen.hasFocus('Son gün')
  await screen.type('Son gün', '14.12.2027')
  screen.enter()
  await sends({ deadline: '2027-12-14' })
  await screen.press('Son gün')
  await screen.press('Son günü kaldır')
  await sends({ deadline: '2027-12-14' }, { deadline: null })
})
