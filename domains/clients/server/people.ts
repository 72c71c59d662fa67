/** Names of people, asked in a part of its own with the system's scope: no office sees the table of accounts. */
import type { ClientCall, Tx } from './call.ts'

/** Gives the name for an id; it is empty for an account that is erased. */
export async function namesFor(
  call: ClientCall,
  tx: Tx,
  ids: readonly (string | null)[],
): Promise<(id: string) => { id: string; name: string }> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  const people = await tx.system((system) => call.parts.namesOf(system, known))
  return (id) => {
    const person = people.get(id)
    return { id, name: person ? `${person.name} ${person.surname}` : '' }
  }
}
