/** Cases among these that the caller may write, with their titles. */
import { isOneOfWritableCase } from '@mizan/cases/server'
import type { Caller } from '@mizan/platform/contract'
import { sql } from 'kysely'
import type { Tx } from '../call.ts'

export async function writableTitles(
  { db }: Tx,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; title: string }>`
    select c.id, c.display_title as title from cases c
    where c.company_id = ${caller.officeId} and c.id = any(${[...ids]}::text[])
      and ${isOneOfWritableCase(caller, sql`c.id`)}`.execute(db)
  return new Map(rows.map(({ id, title }) => [id, title]))
}
