/** Rows of recorded time. No function here finds an entry of a case that the caller may not read. */
import { isOfReadableCase } from '@mizan/cases/server'
import { AppError, type Caller } from '@mizan/platform/contract'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../call.ts'
import type { EntryRow, TimeTables } from '../tables.ts'

const readable = ({ db }: Tx, caller: Caller & { officeId: string }) =>
  db
    .selectFrom('time_entries')
    .where('time_entries.company_id', '=', caller.officeId)
    .where(isOfReadableCase(caller, sql`time_entries.case_id`))

type Reader = Parameters<typeof readable>[1]

/** Holds the entry until the transaction ends. @throws AppError `time.entry_not_found` */
export async function lockEntry(
  tx: Tx,
  caller: Reader,
  { entryId, isDeleted = false }: { entryId: string; isDeleted?: boolean },
): Promise<EntryRow> {
  const row = await readable(tx, caller)
    .selectAll()
    .where('id', '=', entryId)
    .where('deleted_at', isDeleted ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('time.entry_not_found')
  return row
}

/** An entry that the caller has recorded. */
export const findOwnEntry = (tx: Tx, caller: Reader, entryId: string): Promise<EntryRow | undefined> =>
  readable(tx, caller)
    .selectAll()
    .where('id', '=', entryId)
    .where('user_id', '=', caller.userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/**
 * Does the same as `lockEntry` for many, in one order for everybody, so that two such changes never wait for each
 * other.
 */
export const lockEntries = (tx: Tx, caller: Reader, ids: readonly string[]): Promise<EntryRow[]> =>
  readable(tx, caller)
    .selectAll()
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Returns undefined if there is one with this id, even if it was added at the same moment. */
export const insertEntry = (
  { db }: Tx,
  row: Insertable<TimeTables['time_entries']>,
): Promise<EntryRow | undefined> =>
  db
    .insertInto('time_entries')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateEntry = (
  { db, clock }: Tx,
  { company_id, id }: Pick<EntryRow, 'company_id' | 'id'>,
  change: Partial<EntryRow>,
): Promise<EntryRow> =>
  db
    .updateTable('time_entries')
    .set({ ...change, changed_at: clock.now().toISOString() })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

interface Bill {
  officeId: string
  clientId: string
  by: string
  /** The pairs of services and entries. */
  services: readonly { serviceId: string; entryIds: readonly string[] }[]
}

export async function markBilled(
  { db, clock }: Tx,
  { officeId, clientId, by, services }: Bill,
): Promise<void> {
  const pairs = services.flatMap(({ serviceId, entryIds }) => entryIds.map((id) => ({ id, serviceId })))
  await sql`
    update time_entries set service_id = made.service_id, billed_client_id = ${clientId},
      billed_at = ${clock.now()}, billed_by = ${by}
    from unnest(${pairs.map(({ id }) => id)}::text[], ${pairs.map(({ serviceId }) => serviceId)}::text[])
      as made (id, service_id)
    where time_entries.company_id = ${officeId} and time_entries.id = made.id`.execute(db)
}

interface FreedService {
  serviceId: string
  caseId: string
  minutes: number
}

/** The entries of these services can be charged again. */
export async function freeEntries(
  { db }: Tx,
  { officeId, serviceIds }: { officeId: string; serviceIds: readonly string[] },
): Promise<FreedService[]> {
  const { rows } = await sql<FreedService>`
    with freed as (
      select company_id, id, service_id, case_id, minutes from time_entries
      where company_id = ${officeId} and service_id = any(${[...serviceIds]}) for update)
    update time_entries e set service_id = null, billed_client_id = null, billed_at = null, billed_by = null
    from freed where e.company_id = freed.company_id and e.id = freed.id
    returning freed.service_id as "serviceId", freed.case_id as "caseId", freed.minutes`.execute(db)
  return rows
}

/** A service was deleted: its entries can be charged again. */
export async function freeEntriesOf({ db }: Pick<Tx, 'db'>, serviceId: string): Promise<void> {
  await sql`
    update time_entries set service_id = null, billed_client_id = null, billed_at = null, billed_by = null
    where service_id = ${serviceId}`.execute(db)
}
