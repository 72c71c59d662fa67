/** Whom chosen entries can be charged to. */
import { mostBilled } from '../../data/limits.ts'
import type { TimeEntry } from '../../schemas.ts'

/** The clients of the chosen entries, those with most entries first. */
export function clientsOf(entries: readonly TimeEntry[]): { value: string; label: string }[] {
  const groups = Map.groupBy(
    entries.flatMap(({ clients }) => clients),
    ({ clientId }) => clientId,
  )
  return [...groups]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([value, [first]]) => ({ value, label: first?.name ?? '' }))
}

export const ofClient = (entries: readonly TimeEntry[], id: string) =>
  entries.filter(({ clients }) => clients.some(({ clientId }) => clientId === id))

/** The one client of all these entries, if nothing has to be asked before they are charged. */
export function plainClientOf(entries: readonly TimeEntry[]): { value: string; label: string } | undefined {
  const [client, ...others] = clientsOf(entries)
  const isPlain =
    others.length === 0 &&
    entries.length <= mostBilled &&
    entries.every(({ clients, amount }) => clients.length === 1 && amount !== null)
  return isPlain ? client : undefined
}
