/** The manifest of the identity domain on the server. */
import { defineServer, type Services } from '@mizan/platform/domain'
import { identityAudit, identityErrors, identityIssues, identityRows } from '../contract.ts'
import { identityDesk } from './desk.ts'
import { openIdentity } from './identity.ts'
import { identityJobs } from './jobs.ts'
import { openSecret } from './keys.ts'
import { identityMigrations } from './migrations.ts'
import { identityOtherOffice } from './other-office.ts'
import { endTokensOf } from './tokens/member-left.ts'

/** Its own calls export and erase its data about a person, and ask all other domains for theirs. */
export const identityServer = defineServer({
  name: 'identity',
  rows: identityRows,
  errors: identityErrors,
  issues: identityIssues,
  audit: identityAudit,
  migrations: identityMigrations,
  openTables: ['bar_associations'],
  otherOffice: identityOtherOffice,
  sampleCalls: async () => (await import('./testing/sample-calls.ts')).identitySampleCalls,
  ports: async (services) => ({ identity: await identityFrom(services) }),
  lists: () => ({ memberLeft: [endTokensOf] }),
  open: ({ identity, log }) => ({ desk: identityDesk(identity), jobs: identityJobs(identity, log) }),
})

const identityFrom = async ({ config, calls, offices, officeOf, personalData, delivers }: Services) =>
  openIdentity({
    offices,
    officeOf,
    personalData,
    delivers,
    clock: calls.clock,
    secret: await openSecret(config.tokenSecret, config.dataDir),
    accessTokenMinutes: config.accessTokenMinutes,
    refreshTokenDays: config.refreshTokenDays,
    sessionDays: config.sessionDays,
    publicUrl: config.publicUrl,
  })
