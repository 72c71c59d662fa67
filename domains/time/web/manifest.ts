import { defineWeb, fill } from '@mizan/platform/ui'
import { lazy } from 'react'
import { useTimeNavigation } from './navigation.ts'
import { timeRoutes } from './routes.tsx'
import { TimerBar } from './timer/TimerBar.tsx'

const CaseTime = lazy(async () => ({ default: (await import('./case/CaseTime.tsx')).CaseTime }))

const CaseOfRecord = lazy(async () => ({ default: (await import('./CaseOfRecord.tsx')).CaseOfRecord }))

export const timeWeb = defineWeb({
  name: 'time',
  routes: timeRoutes,
  screens: [
    {
      path: '/time',
      access: 'private',
      records: true,
      needs: { module: 'cases', level: 'Read' },
      licences: ['case_management_readonly', 'case_management_full'],
    },
  ],
  useNavigation: useTimeNavigation,
  commands: async () => (await import('./commands.ts')).useTimeCommands,
  fills: [
    fill('frame.actions', 'time.timer', TimerBar),
    fill('cases.rail', 'time.of-case', CaseTime),
    fill('company.audit-subject', 'time.of-record', CaseOfRecord),
  ],
})
