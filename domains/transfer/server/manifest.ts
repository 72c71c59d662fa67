/** What moving in and out brings to the server. */
import { join } from 'node:path'
import { membersOf, officeName } from '@mizan/company/server'
import { peopleByIds } from '@mizan/identity/server'
import { createSeats } from '@mizan/platform/access'
import { defineServer } from '@mizan/platform/domain'
import { openFolderStore } from '@mizan/platform/files'
import { transferAudit, transferErrors, transferRows } from '../contract.ts'
import { badRowsBounds, tableBounds } from '../data/limits.ts'
import { transferDesk } from './desk.ts'
import { freeBytesOf } from './export/files.ts'
import { joinedFiles } from './export/joined.ts'
import { exportKeys } from './export/sealed.ts'
import { transferJobs } from './jobs.ts'
import { transferMigrations } from './migrations.ts'
import { transferOtherOffice } from './other-office.ts'
import type { TransferParts } from './parts.ts'

const folderOf = ({ dataDir }: { dataDir: string }) => join(dataDir, 'cache', 'exports')

export const transferServer = defineServer({
  name: 'transfer',
  rows: transferRows,
  errors: transferErrors,
  audit: transferAudit,
  migrations: transferMigrations,
  otherOffice: transferOtherOffice,
  sampleCalls: async () => (await import('./testing/sample-calls.ts')).importSampleCalls,
  lists: () => ({ keyPlaces: [exportKeys] }),
  ports: async ({ config }) => ({ exportFiles: await openFolderStore(folderOf(config)) }),
  open: ({ config, log, officeData, exportFiles, documentKeys, listOf }) => {
    const parts: TransferParts = {
      namesOf: peopleByIds,
      membersOf,
      officeName,
      officeData,
      officeFiles: joinedFiles(listOf('officeFiles')),
      freeBytes: () => freeBytesOf(folderOf(config)),
      exportFiles,
      tableSeats: createSeats(tableBounds),
      badRowsSeats: createSeats(badRowsBounds),
      keys: documentKeys,
      log,
    }
    return { desk: transferDesk(parts), jobs: transferJobs(parts) }
  },
})
