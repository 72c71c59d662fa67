/** Names of people for calls of an office: no office sees the table of accounts. */
import type { Transaction } from '@mizan/platform/database'

interface PersonName {
  name: string
  surname: string
}

type NamesOf = (tx: Transaction, ids: readonly string[]) => Promise<ReadonlyMap<string, PersonName>>

/** Returns a person by id, read in a nested call with the scope of the system; an erased account has no name. */
export async function namesFor(
  tx: Transaction,
  namesOf: NamesOf,
  ids: readonly (string | null)[],
): Promise<(id: string) => { id: string; name: string }> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  const people =
    known.length > 0 ? await tx.system((system) => namesOf(system, known)) : new Map<string, PersonName>()
  return (id) => {
    const person = people.get(id)
    return { id, name: person ? `${person.name} ${person.surname}` : '' }
  }
}
