/** The timer in the command palette: started for the case on the screen, and stopped. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caseErrors, caseRows } from '@mizan/cases/contract'
import { Case } from '@mizan/cases/schemas'
import { AppError, defineRows } from '@mizan/platform/contract'
import { AccountProvider, FeaturesProvider } from '@mizan/platform/ui'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { z } from 'zod'
import { timeErrors, timeRows } from '../contract.ts'
import type { Timer } from '../schemas.ts'
import { useTimeCommands } from './commands.ts'
import { useCaseOnScreen } from './timer/case-on-screen.ts'

const switches = defineRows({
  'test.switches': {
    method: 'GET',
    path: '/test/switches',
    group: 'test',
    access: { session: 'public' },
    summary: 'Which parts of the product are on',
    answer: z.record(z.string(), z.string()),
    errors: [],
    sample: {},
  },
})

const rows = {
  'cases.read': { ...caseRows['cases.read'], answer: Case.pick({ caseId: true, displayTitle: true }) },
  ...timeRows,
  ...switches,
}
const show = screensOf({ rows, errors: { ...caseErrors, ...timeErrors } })

const account = {
  ...{ id: 'user-1', name: 'Deniz', surname: 'Örnek', email: 'deniz@ornek.test', country: 'turkey' as const },
  ...{
    company: { id: 'office-1', name: 'Örnek Hukuk' },
    roles: ['USER'],
    readOnly: false,
    trialEndsAt: null,
  },
  permissions: { cases: 'Write' as const },
  licences: ['case_management_full' as const],
}

function Commands() {
  const commands = useTimeCommands()
  const shown = useCaseOnScreen()
  return (
    <>
      <p>{shown?.caseTitle}</p>
      {commands.map(({ id, label, run }) => (
        <button key={id} type="button" onClick={run}>
          {label}
        </button>
      ))}
    </>
  )
}

const palette = (
  <AccountProvider value={{ account, awaited: false, failed: false, retry: () => undefined }}>
    <FeaturesProvider row="test.switches">
      <Commands />
    </FeaturesProvider>
  </AccountProvider>
)

test('the timer is started for the case on the screen, and then stopped with what is known of it', async (t) => {
  let timer: Timer | null = null
  const said: unknown[] = []
  const screen = await show(t, palette, {
    address: '/case-management/case-1',
    answers: {
      'test.switches': () => ({ caseManagement: 'TurnedOn' }),
      'cases.read': () => ({ caseId: 'case-1', displayTitle: 'Yılmaz / ABC A.Ş.' }),
      'time.timer': () => ({ timer, lastRate: null, now: new Date().toISOString() }),
      'time.startTimer': ({ body }) => {
        said.push(body.caseId)
        const about = {
          timerId: body.timerId,
          what: 'Dilekçe',
          rate: null,
          startedAt: new Date().toISOString(),
        }
        timer = { ...about, case: { caseId: 'case-1', title: 'Yılmaz / ABC A.Ş.', number: '2026/129' } }
        return timer
      },
      'time.stopTimer': ({ body }) => {
        said.push([body.caseId, body.what])
        throw new AppError('time.timer_not_running')
      },
    },
  })
  await screen.shows('Yılmaz / ABC A.Ş.')
  await screen.press('Sayacı başlat')
  await screen.press('Sayacı durdur')
  await until(() => assert.deepEqual(said, ['case-1', ['case-1', 'Dilekçe']]))
})
