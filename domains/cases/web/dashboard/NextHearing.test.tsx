/** Whose hearing stands large on the home page: one's own, also while the list below is that of the whole office. */
import { test } from 'node:test'
import type { Dated, Today } from '../../schemas.ts'
import { colleague, person, SignedIn, show } from '../testing/index.tsx'
import { useNextHearing } from './NextHearing.tsx'

const tomorrow = new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10)
const hearing = (caseTitle: string, time: string, assignee: Dated['assignee']): Dated => ({
  ...{
    kind: 'hearing',
    id: caseTitle,
    caseId: caseTitle,
    caseNumber: '2026/1',
    caseTitle,
    title: 'Ön inceleme',
  },
  ...{ date: tomorrow, time, room: null, hearingKind: null, isPreDeadline: false, isCritical: false },
  ...{ assignee, reason: null, may: [], version: 1 },
})

function Large({ items }: { items: Dated[] }) {
  const none = { items: [], total: 0 }
  const found: Today = {
    ...{ date: tomorrow, scope: 'office', overdue: none, today: none, recentCases: [], may: [] },
    nextDays: { items, total: items.length },
  }
  const { hearing: next, isAwaited } = useNextHearing(found)
  return <p>{isAwaited ? 'bekleniyor' : `sırada: ${next?.caseTitle ?? 'yok'}`}</p>
}

for (const [whose, own] of [
  ['their own', person],
  ['one that is nobody’s', null],
] as const)
  test(`before the hearing of a colleague a person sees ${whose}, also if it is later`, async (t) => {
    const items = [hearing('meslektaş', '10:00', colleague), hearing('kendi', '15:00', own)]
    const screen = await show(
      t,
      <SignedIn>
        <Large items={items} />
      </SignedIn>,
    )
    await screen.shows('sırada: kendi')
  })
