/** The manifest of the company domain on the server. */
import { endSurplusSessions, memberRemoved, peopleByIds, provenEmailOf } from '@mizan/identity/server'
import { defineServer, type Services } from '@mizan/platform/domain'
import { companyAudit, companyErrors, companyIssues, companyRows } from '../contract.ts'
import { companyDesk } from './desk.ts'
import { hiddenByAny } from './hidden-entries.ts'
import { companyJobs } from './jobs.ts'
import { companyMigrations } from './migrations.ts'
import { companyOfficeData } from './office-data.ts'
import { officesOf } from './offices.ts'
import { companyOtherOffice } from './other-office.ts'
import type { CompanyParts } from './parts.ts'
import { companyPersonalData } from './personal-data.ts'
import { officeIdOf } from './queries/standing.ts'

export const companyServer = defineServer({
  name: 'company',
  rows: companyRows,
  errors: companyErrors,
  issues: companyIssues,
  audit: companyAudit,
  migrations: companyMigrations,
  otherOffice: companyOtherOffice,
  sampleCalls: async () => (await import('./testing/sample-calls.ts')).officeSampleCalls,
  ports: (services) => ({ offices: officesOf(partsFrom(services)), officeOf: officeIdOf }),
  open: (services) => {
    const parts = partsFrom(services)
    return {
      desk: companyDesk(parts),
      jobs: companyJobs(parts),
      personalData: companyPersonalData(parts),
      officeData: companyOfficeData(parts),
    }
  },
})

const partsFrom = ({ licensing, activeCasesOf, listOf, audit, config }: Services): CompanyParts => ({
  accounts: { peopleByIds, memberRemoved, provenEmailOf, endSurplusSessions },
  licensing,
  activeCasesOf: activeCasesOf ?? (async () => 0),
  hiddenEntries: hiddenByAny(listOf('hiddenEntries')),
  memberLeft: async (tx, leaver) => {
    for (const leave of listOf('memberLeft')) await leave(tx, leaver)
  },
  audit,
  publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
})
