/** What the programs and later domains may use of cases. */

export { mostParties } from '../data/limits.ts'
export { addCases, type CaseToAdd } from './add-cases.ts'
export { type AskedName, findConflicts } from './conflicts.ts'
export { KnownRights } from './known-rights.ts'
export { casesServer } from './manifest.ts'
export {
  clientsUsedElsewhere,
  deleteCases,
  deleteParties,
  holdWritable,
  noteImported,
  untouchedParties,
  writableByNumber,
} from './many-cases.ts'
export { caseMigrations } from './migrations.ts'
export { addParties, type PartyToAdd } from './parties.ts'
export type { CheckedName } from './seen-conflicts.ts'
export { idsOfClient, lockCase, requireCase } from './store/cases.ts'
export { opensFeed } from './store/feeds.ts'
export { either, hideEntriesOfCases } from './store/hidden.ts'
export { type NamedCase, namedCases } from './store/named.ts'
export { casesWithNumbers, isOneOfWritableCase, openCasesOfClients } from './store/named-in-mail.ts'
export { takeNumbers, takenNumbers } from './store/numbers.ts'
export { isOfReadableCase, isOneOfReadableCase } from './store/readable.ts'
export { readableOrdinals, type WantedOrdinal } from './store/readable-ordinals.ts'
