/** The SQL of what people wrote to us: the two forms as one list. */

import { containing, foldedFrom, foldedTo } from '@mizan/identity/rules/search-text'
import { type AnyDatabase, withTables } from '@mizan/platform/database'
import { sql } from 'kysely'
import { type MessageQuery, type MessageState, messageStates } from '../../schemas.ts'
import type { SiteTables } from '../tables.ts'

export interface WrittenRow {
  kind: 'contact' | 'demo'
  id: number
  state: MessageState
  at: string
  user_id: string | null
  name: string | null
  email: string | null
  phone_number: string | null
  organisation: string | null
  topic: string | null
  message: string | null
  changed_at: string | null
  changed_by: string | null
}

export interface MessageKey {
  kind: WrittenRow['kind']
  id: number
}

const tableOf = { contact: 'contact_messages', demo: 'demo_requests' } as const

const written = sql<WrittenRow>`(
  select 'contact' as kind, id, state, at, user_id, name, email, null as phone_number, null as organisation, topic,
         message, changed_at, changed_by
  from contact_messages
  union all
  select 'demo', id, state, at, user_id, name || ' ' || surname, email, phone_number, organisation, null,
         message, changed_at, changed_by
  from demo_requests)`.as('written')

const searched = sql<string>`lower(translate(concat_ws(' ', name, email, phone_number, organisation, topic, message),
  ${sql.lit(foldedFrom)}, ${sql.lit(foldedTo)}))`

type Filter = Pick<MessageQuery, 'kind' | 'query'>

function filtered(db: AnyDatabase, { kind, query }: Filter) {
  const all = withTables<{ written: WrittenRow }>(db).selectFrom(written)
  const ofKind = kind ? all.where('kind', '=', kind) : all
  return query ? ofKind.where(searched, 'like', containing(query)) : ofKind
}

/** Newest first, with how many there are of each state. */
export async function pageOfWritten(db: AnyDatabase, query: MessageQuery) {
  const perState = await filtered(db, query)
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const countOf = (state: MessageState) => perState.find((one) => one.state === state)?.count ?? 0
  const counts = Object.fromEntries(messageStates.map((state) => [state, countOf(state)]))
  const wanted = filtered(db, query)
  const items = await (query.state ? wanted.where('state', '=', query.state) : wanted)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('kind')
    .orderBy('id', 'desc')
    .limit(query.pageSize)
    .offset(query.pageIndex * query.pageSize)
    .execute()
  return { items, counts: counts as Record<MessageState, number> }
}

/** Locks the message until the transaction ends. */
export async function lockWritten(
  db: AnyDatabase,
  { kind, id }: MessageKey,
): Promise<WrittenRow | undefined> {
  const row = sql`select 1 from ${sql.table(tableOf[kind])} where id = ${id} for update`
  await row.execute(db)
  return withTables<{ written: WrittenRow }>(db)
    .selectFrom(written)
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function setWrittenState(
  db: AnyDatabase,
  { kind, id }: MessageKey,
  change: { state: MessageState; changed_at: Date; changed_by: string | null },
): Promise<void> {
  const update = withTables<SiteTables>(db).updateTable(tableOf[kind]).set(change)
  await update.where('id', '=', id).execute()
}

export async function deleteWrittenOne(db: AnyDatabase, { kind, id }: MessageKey): Promise<void> {
  await withTables<SiteTables>(db).deleteFrom(tableOf[kind]).where('id', '=', id).execute()
}

/** Gives how many went: handled before the first moment, or written before the second. */
export async function deleteOldWritten(db: AnyDatabase, handled: Date, any: Date): Promise<number> {
  let gone = 0
  for (const table of Object.values(tableOf)) {
    const old = sql<boolean>`(state <> 'new' and changed_at < ${handled}) or at < ${any}`
    const { numDeletedRows } = await withTables<SiteTables>(db)
      .deleteFrom(table)
      .where(old)
      .executeTakeFirstOrThrow()
    gone += Number(numDeletedRows)
  }
  return gone
}
