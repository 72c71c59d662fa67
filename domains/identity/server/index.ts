/** What the programs and later domains may use of identity. */
export { identityDesk } from './desk.ts'
export { Identity, type IdentityParts } from './identity.ts'
export { openSecret } from './keys.ts'
export { identityMigrations } from './migrations.ts'
export type { Founder, Joiner, Offices, Standing, SystemTransaction } from './offices.ts'
export { endSessionsOf, findUserIdByEmail, type Person, peopleByIds } from './people.ts'
export type { IdentityTables } from './tables.ts'
