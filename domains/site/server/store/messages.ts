/** The SQL of visitors' messages, for staff. */

import { containing, foldedFrom, foldedTo } from '@mizan/identity/rules/search-text'
import { type Selectable, sql } from 'kysely'
import { type MessageQuery, type MessageState, messageStates } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import type { VisitorMessagesTable } from '../tables.ts'

export type WrittenRow = Selectable<VisitorMessagesTable>
export type MessageKey = Pick<WrittenRow, 'kind' | 'id'>

const searched = sql<string>`lower(translate(concat_ws(' ', name, surname, email, phone_number, organisation, topic, message),
  ${sql.lit(foldedFrom)}, ${sql.lit(foldedTo)}))`

type Filter = Pick<MessageQuery, 'kind' | 'query'>

function filtered({ db }: Tx, { kind, query }: Filter) {
  const all = db.selectFrom('visitor_messages')
  const ofKind = kind ? all.where('kind', '=', kind) : all
  return query ? ofKind.where(searched, 'like', containing(query)) : ofKind
}

/** Newest first, with the number of messages in each state. */
export async function pageOfWritten(tx: Tx, query: MessageQuery) {
  const perState = await filtered(tx, query)
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const countOf = (state: MessageState) => perState.find((one) => one.state === state)?.count ?? 0
  const counts = Object.fromEntries(messageStates.map((state) => [state, countOf(state)]))
  const wanted = filtered(tx, query)
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
export const lockWritten = ({ db }: Tx, { kind, id }: MessageKey): Promise<WrittenRow | undefined> =>
  db
    .selectFrom('visitor_messages')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function setWrittenState(
  { db }: Tx,
  { kind, id }: MessageKey,
  change: { state: MessageState; changed_at: Date; changed_by: string | null },
): Promise<void> {
  const update = db.updateTable('visitor_messages').set(change)
  await update.where('kind', '=', kind).where('id', '=', id).execute()
}

export async function deleteWrittenOne({ db }: Tx, { kind, id }: MessageKey): Promise<void> {
  await db.deleteFrom('visitor_messages').where('kind', '=', kind).where('id', '=', id).execute()
}

/** Returns how many were deleted: handled before the first moment, or written before the second. */
export async function deleteOldWritten({ db }: Tx, handled: Date, any: Date): Promise<number> {
  const old = sql<boolean>`(state <> 'new' and changed_at < ${handled}) or at < ${any}`
  const { numDeletedRows } = await db.deleteFrom('visitor_messages').where(old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
