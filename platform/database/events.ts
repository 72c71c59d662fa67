/**
 * What a transaction tells others once it commits. The events wait until the end of the transaction and are then written
 * in one go, under a lock of the office that is held for that moment alone: their ids so grow in the order of the
 * commits, and whoever has seen one has seen all before it.
 */
import { sql } from 'kysely'
import { personOf } from '../call/actor.ts'
import type { Permission } from '../contract/index.ts'
import type { Transaction } from './transaction.ts'

/** An event for the people of an office who are looking at the moment; nothing that must not be missed. */
export interface OfficeEvent {
  name: string
  data: Record<string, unknown>
  /** What a role must grant to those who get it. */
  permission?: Permission
}

/** Bytes of an event's data as JSON: an event says what changed, and whoever follows fetches the rest. */
const mostBytes = 4_096

/** Wakes whoever listens; the office of the events is all that it says. */
export const eventsChannel = 'mizan_events'

/** The event of a write whose row renews others: the names of those, for whoever may read them. */
export const renewedEvent = 'renewed'

/** Writes what waits, and the renewal of the call; the last thing that a transaction does. */
export async function tellEvents(
  tx: Transaction,
  officeId: string | undefined,
  published: readonly OfficeEvent[],
): Promise<void> {
  const { renews = [], tab } = tx.call
  const whose = tab ? { tab, by: personOf(tx.call.actor) } : {}
  const renewal = { name: renewedEvent, data: { rows: renews, ...whose } }
  const events = [...published, ...(renews.length > 0 ? [renewal] : [])]
  if (events.length === 0) return
  if (officeId) await insertEvents(tx, officeId, events)
  // Before there is an office nobody can be told of a renewal; anything else was meant for somebody.
  else if (events.length > 1 || events[0] !== renewal) throw new TypeError('An event belongs to an office')
}

/**
 * One statement: a row gets its id only after the lock is held, because it is joined to what takes the lock.
 * PostgreSQL sends a notification that is repeated in one transaction once.
 */
async function insertEvents(
  { db, clock }: Transaction,
  officeId: string,
  events: OfficeEvent[],
): Promise<void> {
  for (const { name, data } of events)
    if (Buffer.byteLength(JSON.stringify(data)) > mostBytes)
      throw new RangeError(`The data of the event ${name} has more than ${mostBytes} bytes`)
  const rows = JSON.stringify(events.map(({ name, data, permission }) => ({ name, data, permission })))
  await sql`
    with turn as materialized (
      select pg_advisory_xact_lock(hashtext(${eventsChannel}), hashtext(${officeId}))
    )
    insert into office_events (company_id, name, data, permission, at)
    select ${officeId}, event->>'name', event->'data', event->'permission', ${clock.now()}
    from turn, jsonb_array_elements(${rows}::jsonb) with ordinality as list (event, place)
    order by place
    returning pg_notify(${eventsChannel}, company_id)`.execute(db)
}

/** Forgets events that happened before the moment, but never the last of an office: it tells where a reader stands. */
export async function forgetEvents({ db }: Transaction, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from office_events old where at < ${before}
      and exists (select from office_events later where later.company_id = old.company_id and later.id > old.id)`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}
