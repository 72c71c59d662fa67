/**
 * Records that several people edit. The table has a column `version`, which each change raises. A change locks the
 * row of the record, calls `expectFields`, updates the row with its version, and calls `noteChange`.
 */
import { officeOf, personOf } from '../call/actor.ts'
import { AppError } from '../contract/index.ts'
import { type AnyDatabase, type PlatformTables, withTables } from './tables.ts'
import type { Transaction } from './transaction.ts'

/** A record by its table and its id; the table is a name from our own code, never from outside. */
export interface VersionedRecord {
  table: string
  id: string
}

/** The changes of one version: field names as in the contract, the id of the person, the time as RFC 3339. */
export interface RecordChange {
  version: number
  fields: string[]
  by: string | null
  at: string
}

/**
 * Refuses a change of fields that somebody else has changed since; changes of other fields are kept beside this one.
 * The transaction has locked the record. `seen` is the version that the person had on their screen, `current` the
 * present one. A change that names no version applies to the present state, and the record says so. @throws AppError
 * `version.changed` with `details: { version, changes, isComplete }`; also if some of the changes are too old and
 * were deleted (`isComplete` is false) @returns the changes that others have made meanwhile, the oldest first
 */
export async function expectFields(
  tx: Transaction,
  { table, id }: VersionedRecord,
  { seen, current, fields }: { seen: number | undefined; current: number; fields: readonly string[] },
): Promise<RecordChange[]> {
  if (seen === undefined) tx.unseen()
  if (seen === undefined || seen === current) return []
  const changes = await changesSince(tx.db, { table, id }, seen)
  const isComplete = changes.length === current - seen
  const isTouched = changes.some((change) => change.fields.some((field) => fields.includes(field)))
  if (isTouched || !isComplete)
    throw new AppError('version.changed', { details: { version: current, changes, isComplete } })
  return changes
}

/**
 * Does the same as `expectFields` for one field of many records: returns those whose field somebody else has changed
 * since they were seen, each with the last such change; null if the changes are too old and were deleted.
 */
export async function changedSince(
  tx: Transaction,
  table: string,
  {
    records,
    field,
  }: { records: readonly { id: string; seen: number | undefined; current: number }[]; field: string },
): Promise<ReadonlyMap<string, RecordChange | null>> {
  if (records.some(({ seen }) => seen === undefined)) tx.unseen()
  const older = records.flatMap(({ seen = 0, ...rest }) =>
    seen === 0 || seen === rest.current ? [] : [{ seen, ...rest }],
  )
  if (older.length === 0) return new Map()
  const rows = await withTables<PlatformTables>(tx.db)
    .selectFrom('record_changes')
    .select(['record_id as id', 'version', 'fields', 'actor_id as by', 'at'])
    .where('table_name', '=', table)
    .where(
      'record_id',
      'in',
      older.map(({ id }) => id),
    )
    .where('version', '>', Math.min(...older.map(({ seen }) => seen)))
    .orderBy('version')
    .execute()
  const found = new Map<string, RecordChange | null>()
  for (const { id, seen, current } of older) {
    const changes = rows.filter((row) => row.id === id && row.version > seen)
    const touching = changes.findLast(({ fields }) => fields.includes(field))
    if (touching) found.set(id, touching)
    else if (changes.length !== current - seen) found.set(id, null)
  }
  return found
}

/** Stores which fields a version changed. */
export async function noteChange(
  { db, clock, scope, call }: Transaction,
  { table, id }: VersionedRecord,
  { version, fields }: { version: number; fields: readonly string[] },
): Promise<void> {
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
