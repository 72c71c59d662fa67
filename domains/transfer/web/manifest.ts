import { defineWeb, fill } from '@mizan/platform/ui'
import { lazy } from 'react'
import { transferRoutes } from './routes.tsx'

const OfficeExports = lazy(async () => ({
  default: (await import('./exports/OfficeExports.tsx')).OfficeExports,
}))

const ImportCases = lazy(async () => ({ default: (await import('./ImportLink.tsx')).ImportCases }))
const ImportClients = lazy(async () => ({ default: (await import('./ImportLink.tsx')).ImportClients }))

export const transferWeb = defineWeb({
  name: 'transfer',
  routes: transferRoutes,
  screens: [
    {
      path: '/case-management/import',
      access: 'private',
      records: true,
      needs: { module: 'cases', level: 'Read' },
      licences: ['case_management_readonly', 'case_management_full'],
    },
  ],
  fills: [
    fill('company.data', 'transfer.exports', OfficeExports),
    fill('cases.list-actions', 'transfer.import-cases', ImportCases),
    fill('clients.list-actions', 'transfer.import-clients', ImportClients),
  ],
})
