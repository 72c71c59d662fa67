/** Notifications subject by subject, each with the entry of the record that it points to. */
import { type RawBuilder, sql } from 'kysely'
import { mostListed, shownPerSubject } from '../../data/limits.ts'
import type { Tx } from '../call.ts'
import type { Reader } from '../subjects.ts'

export interface Change {
  id: number
  subject_kind: string
  subject_id: string
  kind: string
  at: string
  read_at: string | null
  /** Null for a reminder, like the name of an entry. */
  actor_id: string | null
  action: string | null
  /** The details of the entry, or of the reminder. */
  details: Record<string, unknown>
  due_on: string | null
  due_time: string | null
}

const columns = sql`n.id, n.subject_kind, n.subject_id, n.kind, n.at, n.read_at, n.due_on, n.due_time,
  e.actor_id, e.action, coalesce(n.details, e.details) as details`

export interface ListedChange extends Change {
  /** The number of unread changes of the subject, including those that are not shown. */
  unread: number
  total: number
  /** The number of subjects of the whole list. */
  subjects: number
}

interface NotificationQuery {
  unread: boolean
  pageIndex: number
  pageSize: number
}

/** The latest changes of each subject of the page; subjects and changes the latest first. */
export async function listChanges(
  { db }: Tx,
  reader: Reader,
  isReadable: RawBuilder<boolean>,
  { unread, pageIndex, pageSize }: NotificationQuery,
): Promise<ListedChange[]> {
  const { rows } = await sql<ListedChange>`
    with latest as (
      select * from notifications
      where company_id = ${reader.officeId} and user_id = ${reader.userId} and on_screen
        and ${unread ? sql`read_at is null` : sql`true`}
      order by id desc limit ${mostListed}),
    open as (
      select subject_kind, subject_id from (select distinct subject_kind, subject_id from latest) as n
      where ${isReadable}),
    mine as (select latest.* from latest join open using (subject_kind, subject_id)),
    page as (
      select subject_kind, subject_id, max(id) as latest, count(*) filter (where read_at is null) as unread, count(*) as total,
        count(*) over () as subjects
      from mine group by subject_kind, subject_id order by latest desc limit ${pageSize} offset ${pageIndex * pageSize})
    select ${columns}, page.unread, page.total, page.subjects
    from page cross join lateral (
      select * from mine where mine.subject_kind = page.subject_kind and mine.subject_id = page.subject_id
      order by mine.id desc limit ${shownPerSubject}) as n
    left join audit_entries e on e.id = n.entry_id
    order by page.latest desc, n.id desc`.execute(db)
  return rows
}

/** The notifications among these that the reader may read now, subject by subject. */
export async function changesForLetter(
  { db }: Tx,
  { officeId }: Reader,
  isReadable: RawBuilder<boolean>,
  ids: readonly number[],
): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select ${columns} from notifications n left join audit_entries e on e.id = n.entry_id
    where n.id = any(${ids}) and n.company_id = ${officeId} and ${isReadable}
    order by max(n.id) over (partition by n.subject_kind, n.subject_id) desc, n.id desc`.execute(db)
  return rows
}
