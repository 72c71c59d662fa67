/** Whether the home page shows cases: also the switch of cases closes them, and not that of the home page alone. */
import { test } from 'node:test'
import { defineRows } from '@mizan/platform/contract'
import { FeaturesProvider } from '@mizan/platform/ui'
import { screensOf } from '@mizan/platform/ui/testing'
import { z } from 'zod'
import { SignedIn } from '../testing/index.tsx'
import { useStanding } from './use-standing.ts'

const rows = defineRows({
  'test.switches': {
    method: 'GET',
    path: '/switches',
    group: 'test',
    access: { session: 'public' },
    summary: 'Which features are on',
    answer: z.record(z.string(), z.string()),
    errors: [],
    sample: {},
  },
})
const show = screensOf({ rows, errors: {} })

const Standing = () => <p>{`standing: ${useStanding()}`}</p>

for (const [state, standing] of [
  ['TurnedOn', 'cases'],
  ['TurnedOff', 'closed'],
  ['Maintenance', 'closed'],
] as const)
  test(`while the switch of cases is ${state}, the home page is for: ${standing}`, async (t) => {
    const element = (
      <SignedIn>
        <FeaturesProvider row="test.switches">
          <Standing />
        </FeaturesProvider>
      </SignedIn>
    )
    const answers = { 'test.switches': () => ({ caseManagement: state, dashboard: 'TurnedOn' }) }
    const screen = await show(t, element, { answers })
    await screen.shows(`standing: ${standing}`)
  })
