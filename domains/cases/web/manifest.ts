import { defineWeb, fill } from '@mizan/platform/ui'
import { lazy } from 'react'
import { CalculatedSlot } from './dates/slot/CalculatedSlot.tsx'
import { AmongTools, BesideHit } from './decisions/slots.tsx'
import { useCaseNavigation } from './navigation.ts'
import { caseRoutes } from './routes.tsx'
import type {} from './slots.ts'
import { caseTabs } from './tabs/index.ts'

const ServiceCase = lazy(async () => ({ default: (await import('./parties/ServiceCase.tsx')).ServiceCase }))
const KeepValue = lazy(async () => ({ default: (await import('./value/KeepValue.tsx')).KeepValue }))
const NewClientConflicts = lazy(async () => ({
  default: (await import('./parties/NewClientConflicts.tsx')).NewClientConflicts,
}))

const Next = lazy(async () => ({ default: (await import('./next/Next.tsx')).Next }))
const InProfile = lazy(async () => ({ default: (await import('./calendar/InProfile.tsx')).InProfile }))

const records = {
  access: 'private',
  records: true,
  needs: { module: 'cases', level: 'Read' },
  licences: ['case_management_readonly', 'case_management_full'],
} as const

export const casesWeb = defineWeb({
  name: 'cases',
  routes: caseRoutes,
  screens: [
    { path: '/case-management', ...records },
    { path: '/case-management/{caseId}', ...records },
    { path: '/calendar', ...records },
    { path: '/dashboard', access: 'private', records: true },
    { path: '/mobile-dashboard', access: 'private', records: true },
  ],
  useNavigation: useCaseNavigation,
  commands: async () => (await import('./commands.ts')).useCaseCommands,
  tabs: caseTabs,
  fills: [
    fill('identity.profile', 'cases.calendar', InProfile),
    fill('research.decision-hit', 'cases.add-hit', BesideHit),
    fill('research.decision-tools', 'cases.add-read', AmongTools),
    fill('calculators.time-limit', 'cases.add-limit', CalculatedSlot),
    fill('calculators.result', 'cases.keep-value', KeepValue),
    fill('cases.next', 'cases.dated', Next),
    fill('clients.new-name', 'cases.new-client', NewClientConflicts),
    fill('clients.service-case', 'cases.of-service', ServiceCase),
  ],
})
