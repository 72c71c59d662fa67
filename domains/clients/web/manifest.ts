import { defineWeb, fill } from '@mizan/platform/ui'
import { lazy } from 'react'
import { useClientNavigation } from './navigation.ts'
import { clientRoutes } from './routes.tsx'
import type {} from './slots.ts'
import { clientTabs } from './tabs.ts'

const KeepReceipt = lazy(async () => ({ default: (await import('./receipt/KeepReceipt.tsx')).KeepReceipt }))

const ClientOfRecord = lazy(async () => ({ default: (await import('./ClientOfRecord.tsx')).ClientOfRecord }))

const records = {
  access: 'private',
  records: true,
  needs: { module: 'clients', level: 'Read' },
  licences: ['case_management_readonly', 'case_management_full'],
} as const

export const clientsWeb = defineWeb({
  name: 'clients',
  routes: clientRoutes,
  screens: [
    { path: '/client', ...records },
    { path: '/client/{clientId}', ...records },
  ],
  useNavigation: useClientNavigation,
  commands: async () => (await import('./commands.ts')).useClientCommands,
  tabs: clientTabs,
  fills: [
    fill('calculators.result', 'clients.keep-receipt', KeepReceipt),
    fill('company.audit-subject', 'clients.of-record', ClientOfRecord),
  ],
})
