/** What the programs and later domains may use of offices. */
export { appointSuperAdmin } from './actions/appoint-super-admin.ts'
export { companyDesk } from './desk.ts'
export { companyMigrations } from './migrations.ts'
export { officesOf } from './offices.ts'
export type { Accounts, ActiveCasesOf, CompanyParts, Licensing } from './parts.ts'
export { membershipOf } from './queries/standing.ts'
export type { CompanyTables } from './tables.ts'
