/** What the subscription domain brings to the server: tables and a port, but no calls. */
import { defineServer } from '@mizan/platform/domain'
import { grantTrial, licencesOf } from './licences.ts'
import { subscriptionMigrations } from './migrations.ts'

export const subscriptionServer = defineServer({
  name: 'subscription',
  migrations: subscriptionMigrations,
  ports: () => ({ licensing: { grantTrial, licencesOf } }),
})
