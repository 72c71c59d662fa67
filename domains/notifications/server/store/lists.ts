/** Notifications subject by subject, each with the entry of the record that it points to. */
import { sql } from 'kysely'
import type { Kind } from '../../data/kinds.ts'
import { mostListed, shownPerSubject } from '../../data/limits.ts'
import type { Tx } from '../call.ts'
import type { NotificationSubjects, Reader } from '../parts.ts'

export interface Change {
  id: number
  subject_id: string
  kind: Kind
  at: string
  read_at: string | null
  actor_id: string | null
  action: string
  details: Record<string, unknown>
}

export interface ListedChange extends Change {
  /** Of the subject, those that are not shown included. */
  unread: number
  total: number
  /** Of the whole list. */
  subjects: number
}

interface Asked {
  unread: boolean
  pageIndex: number
  pageSize: number
}

/** The latest changes of each subject of the page; subjects and changes the latest first. */
export async function listChanges(
  { db }: Tx,
  reader: Reader,
  readable: NotificationSubjects['readable'],
  { unread, pageIndex, pageSize }: Asked,
): Promise<ListedChange[]> {
  const { rows } = await sql<ListedChange>`
    with latest as (
      select * from notifications
      where company_id = ${reader.officeId} and user_id = ${reader.userId} and on_screen
        and ${unread ? sql`read_at is null` : sql`true`}
      order by id desc limit ${mostListed}),
    open as (
      select subject_id from (select distinct subject_id from latest) as n where ${readable(reader, sql`n.subject_id`)}),
    mine as (select latest.* from latest join open using (subject_id)),
    page as (
      select subject_id, max(id) as latest, count(*) filter (where read_at is null) as unread, count(*) as total,
        count(*) over () as subjects
      from mine group by subject_id order by latest desc limit ${pageSize} offset ${pageIndex * pageSize})
    select n.id, n.subject_id, n.kind, n.at, n.read_at, e.actor_id, e.action, e.details,
      page.unread, page.total, page.subjects
    from page cross join lateral (
      select * from mine where mine.subject_id = page.subject_id order by mine.id desc limit ${shownPerSubject}) as n
    join audit_entries e on e.id = n.entry_id
    order by page.latest desc, n.id desc`.execute(db)
  return rows
}

/** Those of these notifications that are unread and that the reader may read now, subject by subject. */
export async function changesForLetter(
  { db }: Tx,
  reader: Reader,
  readable: NotificationSubjects['readable'],
  ids: readonly number[],
): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select n.id, n.subject_id, n.kind, n.at, n.read_at, e.actor_id, e.action, e.details
    from notifications n join audit_entries e on e.id = n.entry_id
    where n.id = any(${ids}) and n.company_id = ${reader.officeId} and ${readable(reader, sql`n.subject_id`)}
    order by max(n.id) over (partition by n.subject_id) desc, n.id desc`.execute(db)
  return rows
}
