/** What the programs and later domains may use of offices. */
export { permits } from '../access.ts'
export { appointSuperAdmin } from './actions/appoint-super-admin.ts'
export { dismissSuperAdmin } from './actions/dismiss-super-admin.ts'
export { companyServer } from './manifest.ts'
export { type MembershipAtGate, membershipAtGate } from './queries/standing.ts'
export type { CompanyTables } from './tables.ts'
