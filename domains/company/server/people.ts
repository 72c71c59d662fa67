/**
 * Names of people. They are read in a part with the system's scope, because no office can see the table of accounts.
 */
import type { CompanyCall, Tx } from './call.ts'
import type { KnownPerson, Person } from './parts.ts'

/** The names of members and of those who invited them; erased accounts are left out. */
export const peopleOf = (
  call: CompanyCall,
  tx: Tx,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, KnownPerson>> => {
  const known = ids.filter((id) => id !== null)
  return tx.system((system) => call.parts.accounts.peopleByIds(system, [...new Set(known)]))
}

export const fullName = (person: Pick<Person, 'name' | 'surname'> | undefined): string | null =>
  person ? `${person.name} ${person.surname}` : null
