/** What moving in and out brings to the server. */
import { join } from 'node:path'
import { membersOf, officeName } from '@mizan/company/server'
import { peopleByIds } from '@mizan/identity/server'
import { defineServer } from '@mizan/platform/domain'
import { openFolderStore } from '@mizan/platform/files'
import { transferAudit, transferErrors, transferRows } from '../contract.ts'
import { transferDesk } from './desk.ts'
import { transferJobs } from './jobs.ts'
import { transferMigrations } from './migrations.ts'
import { transferOtherOffice } from './other-office.ts'
import type { TransferParts } from './parts.ts'

export const transferServer = defineServer({
  name: 'transfer',
  rows: transferRows,
  errors: transferErrors,
  audit: transferAudit,
  migrations: transferMigrations,
  otherOffice: transferOtherOffice,
  ports: async ({ config }) => ({
    exportFiles: await openFolderStore(join(config.dataDir, 'cache', 'exports')),
  }),
  open: ({ log, officeData, exportFiles }) => {
    const parts: TransferParts = {
      namesOf: peopleByIds,
      membersOf,
      officeName,
      officeData,
      exportFiles,
      log,
    }
    return { desk: transferDesk(parts), jobs: transferJobs(parts) }
  },
})
