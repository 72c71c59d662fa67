/** The manifest of court files on the server. */
import { figuresIn } from '@mizan/calculators/server'
import { hideEntriesOfCases, lockCase, requireCase } from '@mizan/cases/server'
import { defineServer, type Services } from '@mizan/platform/domain'
import { governmentAudit, governmentErrors, governmentIssues, governmentRows } from '../contract.ts'
import { governmentDesk } from './desk.ts'
import { governmentMigrations } from './migrations.ts'
import { governmentOfficeData } from './office-data.ts'
import { governmentOtherOffice } from './other-office.ts'
import type { GovernmentParts } from './parts.ts'
import { governmentPersonalData } from './personal-data.ts'
import { forgetReaderIn } from './store/reads.ts'

const entries = Object.keys(governmentAudit)

export const governmentServer = defineServer({
  name: 'government',
  rows: governmentRows,
  errors: governmentErrors,
  issues: governmentIssues,
  audit: governmentAudit,
  migrations: governmentMigrations,
  otherOffice: governmentOtherOffice,
  sampleCalls: async () => (await import('./testing/sample-calls.ts')).governmentSampleCalls,
  lists: () => ({
    hiddenEntries: [(caller) => hideEntriesOfCases(caller, entries)],
    memberLeft: [forgetReaderIn],
  }),
  open: (services) => ({
    desk: governmentDesk(partsOf(services)),
    personalData: governmentPersonalData,
    officeData: governmentOfficeData,
  }),
})

const partsOf = ({ courtCases, fileDocuments }: Services): GovernmentParts => ({
  requireCase,
  lockCase,
  courtCases,
  fileDocuments,
  figures: figuresIn,
})
