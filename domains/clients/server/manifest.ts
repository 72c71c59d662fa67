import { letterheadOf } from '@mizan/company/server'
import { peopleByIds } from '@mizan/identity/server'
import { defineServer, type Services } from '@mizan/platform/domain'
import { clientAudit, clientErrors, clientIssues, clientRows } from '../contract.ts'
import { clientDesk } from './desk.ts'
import { clientJobs } from './jobs.ts'
import { clientMigrations } from './migrations.ts'
import { clientOfficeData } from './office-data.ts'
import { clientOtherOffice } from './other-office.ts'
import type { ClientParts } from './parts.ts'

export const clientsServer = defineServer({
  name: 'clients',
  rows: clientRows,
  errors: clientErrors,
  issues: clientIssues,
  audit: clientAudit,
  migrations: clientMigrations,
  otherOffice: clientOtherOffice,
  sampleCalls: async () => (await import('./testing/sample-calls.ts')).clientSampleCalls,
  open: (services) => {
    const parts = partsFrom(services)
    return { desk: clientDesk(parts), jobs: clientJobs(parts), officeData: clientOfficeData }
  },
})

const partsFrom = (services: Services): ClientParts => ({
  namesOf: peopleByIds,
  letterhead: letterheadOf,
  casesOfClient: services.casesOfClient ?? (async () => 0),
  readableCases: services.readableCases ?? (async () => new Map()),
  openCasesByClient: services.openCasesByClient ?? (() => undefined),
  similarToClient: services.similarToClient ?? (async () => ({ total: 0, names: [], details: {} })),
  clientRenamed: services.clientRenamed ?? (async () => {}),
  serviceDeleted: services.serviceDeleted ?? (async () => {}),
  audit: services.audit,
  log: services.log,
})
