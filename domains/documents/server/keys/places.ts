/** Where encrypted data keys are kept, so that all of an office can be moved under another key of it. */
import type { Transaction } from '@mizan/platform/database'
import { sql } from 'kysely'

/** A table with the columns `id`, `company_id` and `wrapped_key`, which may be null. */
export interface KeyPlace {
  table: string
  /** The key of the file in the store. */
  fileKeyOf: (id: string) => string
}

interface Held {
  id: string
  wrapped_key: Buffer
}

/** Rows at a time: each data key is decrypted and encrypted within microseconds, and the rows need memory. */
const atOnce = 2_000

/** Replaces the encrypted data keys of all files of the office, in one transaction; the files stay as they are. */
export async function moveFileKeys(
  tx: Transaction,
  { officeId, places }: { officeId: string; places: readonly KeyPlace[] },
  moved: (fileKey: string, wrapped: Buffer) => Buffer,
): Promise<number> {
  let count = 0
  for (const { table, fileKeyOf } of places) {
    let after = ''
    for (;;) {
      const rows = await nextKeys(tx, { table, officeId, after })
      const last = rows.at(-1)
      if (!last) break
      const keys = rows.map(({ id, wrapped_key }) => moved(fileKeyOf(id), wrapped_key))
      await replaceKeys(tx, table, { ids: rows.map(({ id }) => id), keys })
      count += rows.length
      after = last.id
      if (rows.length < atOnce) break
    }
  }
  return count
}

async function nextKeys(
  { db }: Transaction,
  { table, officeId, after }: { table: string; officeId: string; after: string },
): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select id, wrapped_key from ${sql.table(table)}
    where company_id = ${officeId} and wrapped_key is not null and id > ${after}
    order by id limit ${atOnce} for update`.execute(db)
  return rows
}

async function replaceKeys(
  { db }: Transaction,
  table: string,
  { ids, keys }: { ids: string[]; keys: Buffer[] },
): Promise<void> {
  await sql`
    update ${sql.table(table)} as kept set wrapped_key = next.wrapped_key
    from unnest(${ids}::text[], ${keys}::bytea[]) as next (id, wrapped_key)
    where kept.id = next.id`.execute(db)
}

/** Those of the files to which a row refers. Needs the scope of the system. */
export async function referredFiles(
  { db }: Transaction,
  places: readonly KeyPlace[],
  fileKeys: readonly string[],
): Promise<Set<string>> {
  const referred = new Set<string>()
  const ids = fileKeys.map((key) => key.slice(key.lastIndexOf('/') + 1))
  for (const { table, fileKeyOf } of places) {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where id = any(${ids}::text[])`.execute(db)
    for (const { id } of rows) referred.add(fileKeyOf(id))
  }
  return referred
}
