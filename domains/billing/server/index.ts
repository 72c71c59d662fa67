/** The functions of billing that programs and later domains may use. */
export { billingServer } from './manifest.ts'
export { billingMigrations } from './migrations.ts'
export { listPlans } from './queries/plans.ts'
export { type LedgerProof, proveLedger } from './store/ledger.ts'
export type { BillingTables } from './tables.ts'
