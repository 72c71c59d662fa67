/** The tables of the office, read page by page, with the names of the people in them. */
import { namesFor } from '@mizan/identity/server'
import type { Caller } from '@mizan/platform/contract'
import { pagesOf } from '@mizan/platform/database'
import type { OfficeColumn, OfficeRow, OfficeTable } from '@mizan/platform/domain'
import { sql } from 'kysely'
import { exportedAtOnce, toldEvery } from '../../data/limits.ts'
import type { Tx } from '../call.ts'
import type { TransferParts } from '../parts.ts'

export interface ReadTable {
  table: OfficeTable
  pages: () => AsyncGenerator<OfficeRow[]>
}

export type Expected = { name: string; rows: number }[]

export async function countAll(tx: Tx, tables: readonly OfficeTable[], asker: Caller): Promise<Expected> {
  const counted: Expected = []
  for (const { name, rows } of tables) {
    const { rows: found } = await sql<{ count: number }>`
      select count(*)::int as count from (${rows(asker)}) as counted`.execute(tx.db)
    counted.push({ name, rows: found[0]?.count ?? 0 })
  }
  return counted
}

interface Reading {
  parts: Pick<TransferParts, 'officeData' | 'namesOf'>
  asker: Caller
  /** Called now and then with the rows that were read in all, and at the end of each table. */
  told: (rows: number) => Promise<void>
}

/** To be read one after the other. */
export function tablesIn(tx: Tx, { parts, asker, told }: Reading): ReadTable[] {
  const withNames = namesIn(tx, parts)
  let read = 0
  let lastTold = 0
  const tell = async (isEnd: boolean) => {
    if (read === lastTold || (!isEnd && read - lastTold < toldEvery)) return
    lastTold = read
    await told(read)
  }
  return parts.officeData().map((table) => ({
    table,
    pages: async function* () {
      for await (const page of pagesOf(tx, table.rows(asker), exportedAtOnce)) {
        yield await withNames(table, (await table.complete?.(tx, page)) ?? page)
        read += page.length
        await tell(false)
      }
      await tell(true)
    },
  }))
}

/** Puts id and name in the place of each id of an account. An office has few people, so their names are kept. */
function namesIn(tx: Tx, { namesOf }: Pick<TransferParts, 'namesOf'>) {
  const known = new Map<string, { id: string; name: string }>()
  return async ({ columns }: OfficeTable, rows: readonly OfficeRow[]): Promise<OfficeRow[]> => {
    const all = Object.entries(columns)
    const people = all.flatMap(([name, { form }]) => (form === 'person' ? [name] : []))
    const ids = rows.flatMap((row) => people.map((name) => row[name])).filter((id) => typeof id === 'string')
    const unknown = [...new Set(ids)].filter((id) => !known.has(id))
    const person = await namesFor(tx, namesOf, unknown)
    for (const id of unknown) known.set(id, person(id))
    const filled = (row: OfficeRow, name: string, { form }: OfficeColumn) =>
      form === 'person' ? (known.get(String(row[name])) ?? null) : row[name]
    return rows.map((row) =>
      Object.fromEntries(all.map(([name, column]) => [name, filled(row, name, column)])),
    )
  }
}
