import { defineWeb, fill } from '@mizan/platform/ui'
import { ImportCases, ImportClients } from './ImportLink.tsx'
import { transferRoutes } from './routes.tsx'

export const transferWeb = defineWeb({
  name: 'transfer',
  routes: transferRoutes,
  screens: [
    {
      path: '/case-management/import',
      access: 'private',
      records: true,
      licences: ['case_management_readonly', 'case_management_full'],
    },
  ],
  fills: [
    fill('cases.list-actions', 'transfer.import-cases', ImportCases),
    fill('clients.list-actions', 'transfer.import-clients', ImportClients),
  ],
})
