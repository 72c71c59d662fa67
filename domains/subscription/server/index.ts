/** What the programs and later domains may use of subscriptions. */
export { grantTrial, type Licences, licencesOf } from './licences.ts'
export { subscriptionMigrations } from './migrations.ts'
export type { SubscriptionTables } from './tables.ts'
