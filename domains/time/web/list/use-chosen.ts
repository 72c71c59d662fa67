/** Chosen entries, which stay chosen while pages are turned. */
import { useState } from 'react'
import type { TimeEntry } from '../../schemas.ts'

export type EntrySelection = ReturnType<typeof useChosen>

export function useChosen(rows: readonly TimeEntry[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, TimeEntry>>(new Map())
  const put = (entries: readonly TimeEntry[], isIn: boolean) =>
    setChosen((before) => {
      const next = new Map(before)
      for (const entry of entries) isIn ? next.set(entry.entryId, entry) : next.delete(entry.entryId)
      return next
    })
  const known = (entry: TimeEntry) => rows.find(({ entryId }) => entryId === entry.entryId) ?? entry
  return {
    /** The entries with their present values; those that became a service meanwhile are left out. */
    entries: [...chosen.values()].map(known).filter(({ service }) => service === null),
    has: (entryId: string) => chosen.has(entryId),
    toggle: (entry: TimeEntry) => put([entry], !chosen.has(entry.entryId)),
    put,
    clear: () => setChosen(new Map()),
  }
}
