/** What the programs and later domains may use of cases. */

export { mostParties } from '../data/limits.ts'
export { addCases, type CaseToAdd } from './case/add-cases.ts'
export {
  clientsUsedElsewhere,
  deleteCases,
  deleteParties,
  holdWritable,
  noteImported,
  untouchedParties,
  writableByNumber,
} from './case/many-cases.ts'
export { idsOfClient, lockCase, requireCase } from './case/store/cases.ts'
export { hideEntriesOfCases } from './case/store/hidden.ts'
export { type NamedCase, namedCases, namesOfCases } from './case/store/named.ts'
export { casesWithNumbers, isOneOfWritableCase, openCasesOfClients } from './case/store/named-in-mail.ts'
export { takeNumbers, takenNumbers } from './case/store/numbers.ts'
export { type AskedName, findConflicts } from './conflicts/conflicts.ts'
export type { CheckedName } from './conflicts/seen-conflicts.ts'
export type { CourtCases } from './court-cases.ts'
export { casesServer } from './manifest.ts'
export { caseMigrations } from './migrations.ts'
export { addParties, type PartyToAdd } from './parties/parties.ts'
export { listParties as partiesOfCase } from './parties/store.ts'
export { KnownRights } from './rights/known-rights.ts'
export { isOfReadableCase, isOneOfReadableCase } from './rights/store/readable.ts'
export { readableOrdinals, type WantedOrdinal } from './rights/store/readable-ordinals.ts'
