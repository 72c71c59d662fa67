/** Folds what one person did to a case within a few minutes into one line. */
import type { History } from '../../schemas.ts'

export type Entry = History['items'][number]

const minutes = 10
/** Changes of fields of the case itself; what was done to its tasks, and to rights, is never folded. */
const isChange = ({ action }: Entry): boolean =>
  /^case\..+_changed$/.test(action) && action !== 'case.permissions_changed'

const isNear = (one: Entry, other: Entry): boolean =>
  Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= minutes * 60_000

/** Groups of the entries, which are newest first; a group is measured from its newest one. */
export function folded(entries: readonly Entry[]): [Entry, ...Entry[]][] {
  const groups: [Entry, ...Entry[]][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    const first = last?.[0]
    const joins = first && isChange(first) && isChange(entry) && first.actor?.id === entry.actor?.id
    if (last && first && joins && isNear(first, entry)) last.push(entry)
    else groups.push([entry])
  }
  return groups
}
