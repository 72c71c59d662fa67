/** The manifest of recordings on the server. */
import { hideEntriesOfCases } from '@mizan/cases/server'
import { defineServer } from '@mizan/platform/domain'
import { recordingAudit, recordingErrors, recordingOfficeAudit, recordingRows } from '../contract.ts'
import { allowedBy } from './allowance.ts'
import { recordingDesk } from './desk.ts'
import { recordingJobs } from './jobs.ts'
import { recordingMigrations } from './migrations.ts'
import { recordingOfficeData } from './office-data.ts'
import { recordingFilesOfOffice } from './office-files.ts'
import { recordingParts } from './open-parts.ts'
import { recordingOtherOffice } from './other-office.ts'
import { recordingPersonalData } from './personal-data.ts'
import { recordingKeyOf } from './places.ts'
import { recordingTexts } from './searched.ts'
import { bytesOfRecordings } from './store/lists.ts'

const entries = Object.keys(recordingAudit)

export const recordingsServer = defineServer({
  name: 'recordings',
  rows: recordingRows,
  errors: recordingErrors,
  audit: { ...recordingAudit, ...recordingOfficeAudit },
  migrations: recordingMigrations,
  otherOffice: recordingOtherOffice,
  sampleCalls: async () => (await import('./testing/sample-calls.ts')).recordingSampleCalls,
  lists: (services) => ({
    keyPlaces: [{ table: 'recordings', fileKeyOf: recordingKeyOf }],
    storedBytes: [bytesOfRecordings],
    searchedTexts: [recordingTexts(allowedBy(services))],
    officeFiles: [recordingFilesOfOffice(services)],
    hiddenEntries: [(caller) => hideEntriesOfCases(caller, entries)],
  }),
  open: (services) => {
    const parts = recordingParts(services)
    return {
      desk: recordingDesk(parts),
      jobs: recordingJobs(parts),
      personalData: recordingPersonalData,
      officeData: recordingOfficeData(parts),
    }
  },
})
