/** What an import changes: which rows are new, which differ, and which were prepared by an older version. */
import type { Db } from './rows.ts'

export interface Changes {
  added: number
  changed: number
  unchanged: number
}

interface Sorted<T> {
  fresh: T[]
  stale: T[]
  changes: Changes
}

/** Separates new rows from changed ones; if two rows of a batch have one identity, the last one counts. */
export function sort<T>(
  rows: T[],
  idOf: (row: T) => string,
  hashOf: (row: T) => string,
  known: Map<string, string>,
): Sorted<T> {
  const last = new Map(rows.map((row) => [idOf(row), row]))
  const fresh: T[] = []
  const stale: T[] = []
  for (const row of last.values()) {
    const hash = known.get(idOf(row))
    if (hash === undefined) fresh.push(row)
    else if (hash !== hashOf(row)) stale.push(row)
  }
  const changes = {
    added: fresh.length,
    changed: stale.length,
    unchanged: rows.length - fresh.length - stale.length,
  }
  return { fresh, stale, changes }
}

/** Records the present preparation for all these rows, including those that did not change. */
export async function notePreparation(
  db: Db,
  table: 'decisions' | 'laws',
  rows: { id: string; preparation: number }[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const ids = rows.map(({ id }) => id)
  const { preparation } = first
  await db
    .updateTable(table)
    .set({ preparation })
    .where('id', 'in', ids)
    .where('preparation', '<>', preparation)
    .execute()
}

/** The known rows that an import changes in any way, including only their preparation. */
export function touchedRows<T extends Known>(known: T[], rows: Known[]): T[] {
  const last = new Map(rows.map((row) => [row.id, row]))
  return known.filter((row) => {
    const now = last.get(row.id)
    return now && (now.content_hash !== row.content_hash || now.preparation !== row.preparation)
  })
}

interface Known {
  id: string
  content_hash: string
  preparation: number
}
