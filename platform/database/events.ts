/**
 * Events that a transaction publishes once it commits. They are collected until the end of the transaction and then
 * written in one statement, under a lock of the office that is held only for that moment. Ids therefore grow in the
 * order of the commits, and a reader who has seen one event has seen all before it.
 */
import { sql } from 'kysely'
import { personOf } from '../call/actor.ts'
import type { Permission } from '../contract/index.ts'
import type { Transaction } from './transaction.ts'

/** An event for the people of an office who are connected now; not for anything that must not be missed. */
export interface OfficeEvent {
  name: string
  data: Record<string, unknown>
  /** The level that a role must grant to receive the event. */
  permission?: Permission
  /** Ids of the only people who receive it; everybody if left out. */
  people?: readonly string[]
}

/** Maximum bytes of an event's data as JSON: an event says what changed, and its readers fetch the rest. */
const mostBytes = 4_096

/** The channel that wakes listeners; a notification contains only the id of the office. */
export const eventsChannel = 'mizan_events'

/** The event of a write whose row renews others: it carries their names, for everybody who may read them. */
export const renewedEvent = 'renewed'

/** Writes the collected events and the renewal of the call; the last step of a transaction. */
export async function announceEvents(
  tx: Transaction,
  officeId: string | undefined,
  published: readonly OfficeEvent[],
): Promise<void> {
  const { renews = [], renewsFor, tab } = tx.call
  const by = personOf(tx.call.actor)
  const whose = tab ? { tab, by } : {}
  const people = renewsFor === 'caller' && by ? { people: [by] } : {}
  const renewal = { name: renewedEvent, data: { rows: renews, ...whose }, ...people }
  const events = [...published, ...(renews.length > 0 ? [renewal] : [])]
  if (events.length === 0) return
  if (officeId) await insertEvents(tx, officeId, events)
  // Before there is an office, nobody needs to hear of a renewal; any other event was meant for somebody.
  else if (events.length > 1 || events[0] !== renewal) throw new TypeError('An event belongs to an office')
}

/**
 * A row gets its id only after the lock is held, because it is joined to the subquery that takes the lock. PostgreSQL
 * sends equal notifications of one transaction only once.
 */
async function insertEvents(
  { db, clock }: Transaction,
  officeId: string,
  events: OfficeEvent[],
): Promise<void> {
  for (const { name, data } of events)
    if (Buffer.byteLength(JSON.stringify(data)) > mostBytes)
      throw new RangeError(`The data of the event ${name} has more than ${mostBytes} bytes`)
  const rows = JSON.stringify(events)
  await sql`
    with turn as materialized (
      select pg_advisory_xact_lock(hashtext(${eventsChannel}), hashtext(${officeId}))
    )
    insert into office_events (company_id, name, data, permission, people, at)
    select ${officeId}, event->>'name', event->'data', event->'permission', event->'people', ${clock.now()}
    from turn, jsonb_array_elements(${rows}::jsonb) with ordinality as list (event, place)
    order by place
    returning pg_notify(${eventsChannel}, company_id)`.execute(db)
}

/** Deletes events older than `before`, but never the last one of an office, which is the position of its readers. */
export async function forgetEvents({ db }: Transaction, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from office_events old where at < ${before}
      and exists (select from office_events later where later.company_id = old.company_id and later.id > old.id)`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}
