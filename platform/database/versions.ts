/**
 * Records that several people edit. Each change raises the version; a change that was based on an older version is
 * refused, with what has changed since. The table has the columns `id` and `version integer not null default 1`.
 */
import { sql } from 'kysely'
import { officeOf, personOf } from '../call/actor.ts'
import { AppError } from '../contract/index.ts'
import { type AnyDatabase, type PlatformTables, withTables } from './tables.ts'
import type { Transaction } from './transaction.ts'

/** A record by its table and its id; the table is a name from our own code, never from outside. */
export interface VersionedRecord {
  table: string
  id: string
}

/** What one version changed: field names as in the contract, the id of the person, the time as RFC 3339. */
export interface RecordChange {
  version: number
  fields: string[]
  by: string | null
  at: string
}

/**
 * Locks the record until the transaction ends. `version` is the one that the person had on their screen.
 * @throws AppError `version.changed` with `details: { version, changes, isComplete }` if it has changed since;
 * `isComplete` is false if some of the changes are too old and were deleted
 * @returns false if there is no such record in this scope
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

/** Raises the version and stores which fields changed; returns the new version. Call it after `expectVersion`. */
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

/** Deletes the changes made before the moment; returns the number of versions. */
export async function forgetChanges({ db }: Transaction, before: Date): Promise<number> {
  const { numDeletedRows } = await withTables<PlatformTables>(db)
    .deleteFrom('record_changes')
    .where('at', '<', before.toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
