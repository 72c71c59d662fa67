/** Entries of the record that some domain hides from a person. */
import { type RawBuilder, sql } from 'kysely'
import type { HiddenEntries } from './parts.ts'

/** Hidden by any of the conditions; undefined if the person may see everything that their roles open. */
export const hiddenByAny =
  (all: readonly HiddenEntries[]): HiddenEntries =>
  (caller) => {
    const conditions = all.map((hide) => hide(caller)).filter((one): one is RawBuilder<boolean> => !!one)
    return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` or `)})` : undefined
  }
