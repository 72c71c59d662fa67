/** The functions of subscriptions that programs and later domains may use. */
export { type Licences, licencesAtGate, licencesFrom } from './licences.ts'
export { subscriptionServer } from './manifest.ts'
export { subscriptionMigrations } from './migrations.ts'
export { type GrantedPlan, grantPlan } from './plans.ts'
export type { Licence } from './store/licences.ts'
export type { SubscriptionTables } from './tables.ts'
