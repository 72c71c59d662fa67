/** Names of people, asked in a part of its own with the system's scope: no office sees the table of accounts. */
import type { CompanyCall, Tx } from './call.ts'
import type { KnownPerson, Person } from './parts.ts'

/** Of members and of those who invited them; whoever is gone is left out. */
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
