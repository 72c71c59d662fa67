/** The manifest of the subscription domain on the server: tables and a port, but no calls. */
import { defineServer } from '@mizan/platform/domain'
import { licencesOf } from './licences.ts'
import { subscriptionMigrations } from './migrations.ts'
import { storageOf } from './storage.ts'

export const subscriptionServer = defineServer({
  name: 'subscription',
  migrations: subscriptionMigrations,
  ports: ({ config }) => ({
    licensing: {
      licencesOf,
      storageOf: (tx, officeId) => storageOf(tx, officeId, config.officeGigabytes),
    },
  }),
})
