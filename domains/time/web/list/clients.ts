/** Whom chosen entries can be charged to. */
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
