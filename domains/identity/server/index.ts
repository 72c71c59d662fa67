/** The functions of accounts and sign-in that programs and later domains may use. */

export { namesFor } from './accounts/names.ts'
export {
  findUserIdByEmail,
  type Person,
  peopleByIds,
  provenEmailOf,
  provenStanding,
} from './accounts/people.ts'
export { seedBarAssociations } from './bars/actions/seed-bars.ts'
export type { Identity } from './identity.ts'
export { findFormerSecrets, findSecret, openedBySecret, openSecret } from './keys.ts'
export { identityServer } from './manifest.ts'
export { identityMigrations } from './migrations.ts'
export { memberRemoved, notifyOwner } from './notices/notices.ts'
export type { Founder, Joiner, Offices, Standing } from './offices.ts'
export { forgetTries, giveTryBack, takeTry } from './passwords/store.ts'
export { eraseOtherAccount } from './personal-data/actions/erase-personal-data.ts'
export {
  type NamedSession,
  noteSeen,
  readToken,
  requireSession,
  type SessionAtGate,
  sessionAtGate,
} from './sessions/sessions-at-gate.ts'
export { endAccess } from './sessions/store/restored-access.ts'
export { endSurplusSessions } from './sessions/store/sessions.ts'
export { openVerifiedAccount, type VerifiedPerson } from './sign-up/actions/open-account.ts'
export type { IdentityTables } from './tables.ts'
export { mayTakeTrial, takeTrial } from './trials/trials.ts'
