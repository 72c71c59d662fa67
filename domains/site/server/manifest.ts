/** The manifest of the site domain on the server. */
import { peopleByIds } from '@mizan/identity/server'
import { defineServer } from '@mizan/platform/domain'
import { siteAudit, siteErrors, siteRows } from '../contract.ts'
import { siteDesk } from './desk.ts'
import { FeatureSwitches } from './features.ts'
import { siteJobs } from './jobs.ts'
import { siteMigrations } from './migrations.ts'
import { siteOtherOffice } from './other-office.ts'
import type { SiteParts } from './parts.ts'
import { sitePersonalData } from './personal-data.ts'

declare module '@mizan/platform/domain' {
  interface DomainResources {
    status: SiteParts['status']
  }
  interface Ports {
    /** The switches, for the gate. */
    features: FeatureSwitches
  }
}

export const siteServer = defineServer({
  name: 'site',
  rows: siteRows,
  errors: siteErrors,
  audit: siteAudit,
  migrations: siteMigrations,
  openTables: ['features'],
  otherOffice: siteOtherOffice,
  sampleCalls: async () => (await import('./testing/sample-calls.ts')).siteSampleCalls,
  ports: ({ database, calls, log }) => ({
    features: new FeatureSwitches({ db: database.kysely, clock: calls.clock, log }),
  }),
  open: ({ product, calls, status, features, config }) => ({
    desk: siteDesk({
      product,
      startedAt: calls.clock.now(),
      status,
      features,
      contactEmail: config.contactEmail,
      namesOf: peopleByIds,
    }),
    jobs: siteJobs,
    personalData: sitePersonalData,
  }),
})
