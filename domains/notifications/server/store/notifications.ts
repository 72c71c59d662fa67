/** Rows of notifications. */
import type { Transaction } from '@mizan/platform/database'
import { type RawBuilder, sql } from 'kysely'
import { foldedMs, mostCounted } from '../../data/limits.ts'
import type { Switches } from '../../rules/settings.ts'
import type { Tx } from '../call.ts'
import type { Reader } from '../subjects.ts'

interface Notice extends Switches {
  userId: string
  kind: string
  subjectId: string
  /** Null for a reminder, which has a due date instead. */
  entryId: number | null
  due?: { date: string; time: string | null; details: Readonly<Record<string, unknown>> }
}

interface SubjectKey {
  officeId: string
  subjectKind: string
  at: Date
}

/** The usual setting counts if a person has chosen nothing. Returns the people who see any of it on the screen. */
export async function insertNotices(
  { db }: Tx,
  { officeId, subjectKind, at }: SubjectKey,
  notices: readonly Notice[],
): Promise<string[]> {
  const chosen = (way: string) =>
    sql`coalesce((s.chosen -> told.kind ->> ${sql.lit(way)})::boolean, told.${sql.ref(way)})`
  const { rows } = await sql<{ user_id: string; on_screen: boolean }>`
    insert into notifications (company_id, user_id, subject_kind, subject_id, entry_id, kind, at, on_screen, mail_at,
      in_digest, due_on, due_time, details)
    select ${officeId}, told."userId", ${subjectKind}, told."subjectId", told."entryId", told.kind, ${at},
      ${chosen('screen')}, case when ${chosen('mail')} then ${new Date(at.getTime() + foldedMs)}::timestamptz end,
      ${chosen('digest')}, (told.due ->> 'date')::date, told.due ->> 'time', told.due -> 'details'
    from rows from (jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) as ("userId" text, kind text, "subjectId" text,
      "entryId" bigint, due jsonb, screen boolean, mail boolean, digest boolean)) with ordinality
      as told ("userId", kind, "subjectId", "entryId", due, screen, mail, digest, place)
    left join notification_settings s on s.company_id = ${officeId} and s.user_id = told."userId"
    where ${chosen('screen')} or ${chosen('mail')} or ${chosen('digest')}
    order by told.place
    returning user_id, on_screen`.execute(db)
  return rows.filter(({ on_screen }) => on_screen).map(({ user_id }) => user_id)
}

/** Unread ones of subjects that the reader may read now; the index is read no further than the bell counts. */
export async function countUnread(
  { db }: Tx,
  { officeId, userId }: Reader,
  isReadable: RawBuilder<boolean>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from notifications n
      where n.company_id = ${officeId} and n.user_id = ${userId} and n.read_at is null and n.on_screen
        and ${isReadable}
      limit ${mostCounted}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

interface SeenFilter {
  subjectId?: string | undefined
  subjectKind?: string | undefined
  /** All changes of the subject if left out. */
  upTo?: string
}

/** A change that was read needs no letter any more. Returns whether the reader has any of these, read or not. */
export async function markSeen({ db, clock }: Tx, { officeId, userId }: Reader, seen: SeenFilter) {
  const { subjectId, subjectKind, upTo } = seen
  const ofSubject = subjectId === undefined ? sql`true` : sql`subject_id = ${subjectId}`
  const ofKind = subjectKind === undefined ? sql`true` : sql`subject_kind = ${subjectKind}`
  const isSeen = upTo === undefined ? sql`true` : sql`id <= ${upTo}::bigint`
  const own = sql`company_id = ${officeId} and user_id = ${userId} and on_screen
    and ${isSeen} and ${ofSubject} and ${ofKind}`
  const { rows } = await sql<{ known: boolean }>`
    with seen as (
      update notifications set read_at = ${clock.now()}, mail_at = null, in_digest = false
      where ${own} and read_at is null)
    select exists (select from notifications where ${own}) as known`.execute(db)
  return rows[0]?.known ?? false
}

/** Earlier events of the office stay in the bell, and nobody gets a letter about them. */
export async function keepUnmailed({ db }: Transaction, officeId: string): Promise<void> {
  await sql`update notifications set mail_at = null, in_digest = false where company_id = ${officeId}`.execute(
    db,
  )
}

/** Returns how many were deleted. */
export async function deleteBefore({ db }: Transaction, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from notifications where at < ${before}`.execute(db)
  return Number(numAffectedRows ?? 0)
}
