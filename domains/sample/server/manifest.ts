import { eraseOtherAccount } from '@mizan/identity/server'
import { defineServer } from '@mizan/platform/domain'
import { sampleAudit, sampleErrors, sampleRows } from '../contract.ts'
import { sampleDesk } from './desk.ts'
import { sampleJobs } from './jobs.ts'
import { sampleMigrations } from './migrations.ts'
import { forgetAccount } from './store/sample.ts'

export const sampleServer = defineServer({
  name: 'sample',
  rows: sampleRows,
  errors: sampleErrors,
  audit: sampleAudit,
  migrations: sampleMigrations,
  sampleCalls: async () => (await import('./testing/sample-calls.ts')).sampleSampleCalls,
  open: ({ calls, identity, desks }) => {
    const call = calls.make({ rowName: 'sample.remove', actor: null }, identity)
    return {
      desk: sampleDesk({ eraseAccount: (tx, userId) => eraseOtherAccount(call, tx, userId) }),
      jobs: sampleJobs({ calls, desks }),
      personalData: { export: async () => ({}), forget: (tx, { userId }) => forgetAccount(tx, userId) },
    }
  },
})
