/** What moving in and out brings to the server. */
import { membersOf } from '@mizan/company/server'
import { peopleByIds } from '@mizan/identity/server'
import { defineServer } from '@mizan/platform/domain'
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
  open: ({ log }) => {
    const parts: TransferParts = { namesOf: peopleByIds, membersOf, log }
    return { desk: transferDesk(parts), jobs: transferJobs(parts) }
  },
})
