/** The clients to whom selected entries can be charged. */
import type { TimeEntry } from '../../schemas.ts'

/** The clients of the selected entries, those with most entries first. */
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
