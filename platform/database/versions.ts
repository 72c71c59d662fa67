/**
 * Records that several people edit: each change counts their version up, and a change that was made with an older one in
 * mind is refused with what has changed since. The table has the columns `id` and `version integer not null default 1`.
 */
import { sql } from 'kysely'
import { officeOf, personOf } from '../call/actor.ts'
import { AppError } from '../contract/index.ts'
import { type AnyDatabase, type PlatformTables, withTables } from './tables.ts'
import type { Transaction } from './transaction.ts'

/** A record by its table and its id; the table is a name of our own and never comes from outside. */
export interface VersionedRecord {
  table: string
  id: string
}

/** What one version changed: names of fields as the contract has them, the id of the person, RFC 3339. */
export interface RecordChange {
  version: number
  fields: string[]
  by: string | null
  at: string
}

/**
 * Holds the record until the transaction ends. `version` is the one that the person had before them.
 * @throws AppError version.changed with `details: { version, changes, isComplete }` where it has changed meanwhile;
 * changes of long ago are forgotten, and `isComplete` is then false
 * @returns false where there is no such record, or none in this scope
 */
export async function expectVersion(
  { db }: Transaction,
  { table, id }: VersionedRecord,
  version: number,
): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(table)} where id = ${id} for update`.execute(db)
  const current = rows[0]?.version
  if (current === undefined) return false
  if (current === version) return true
  const changes = await changesSince(db, { table, id }, version)
  const isComplete = changes.length === current - version
  throw new AppError('version.changed', { details: { version: current, changes, isComplete } })
}

/** Counts the version up and keeps which fields changed. Gives the new version. Call it after `expectVersion`. */
export async function bumpVersion(
  { db, clock, scope, call }: Transaction,
  { table, id }: VersionedRecord,
  fields: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update ${sql.table(table)} set version = version + 1 where id = ${id} returning version`.execute(db)
  const version = rows[0]?.version
  if (version === undefined) throw new Error(`There is no ${id} in ${table}`)
  const change = {
    table_name: table,
    record_id: id,
    version,
    company_id: scope.kind === 'office' ? scope.officeId : (officeOf(call.actor) ?? null),
    fields: [...fields],
    actor_id: personOf(call.actor) ?? null,
    at: clock.now(),
  }
  await withTables<PlatformTables>(db).insertInto('record_changes').values(change).execute()
  return version
}

function changesSince(
  db: AnyDatabase,
  { table, id }: VersionedRecord,
  version: number,
): Promise<RecordChange[]> {
  return withTables<PlatformTables>(db)
    .selectFrom('record_changes')
    .select(['version', 'fields', 'actor_id as by', 'at'])
    .where('table_name', '=', table)
    .where('record_id', '=', id)
    .where('version', '>', version)
    .orderBy('version')
    .execute()
}

/** Forgets what changed before the moment; gives how many versions. */
export async function forgetChanges({ db }: Transaction, before: Date): Promise<number> {
  const { numDeletedRows } = await withTables<PlatformTables>(db)
    .deleteFrom('record_changes')
    .where('at', '<', before.toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
