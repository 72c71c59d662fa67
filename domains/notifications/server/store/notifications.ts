/** Rows of notifications. */
import type { Transaction, WrittenEntry } from '@mizan/platform/database'
import { sql } from 'kysely'
import { foldedMs, mostCounted } from '../../data/limits.ts'
import type { Switches } from '../../rules/settings.ts'
import type { Tx } from '../call.ts'
import type { Reader } from '../parts.ts'

interface Wanted extends Switches {
  user_id: string
  kind: string
}

/** What is usual counts where a person has chosen nothing. Returns who sees it on the screen. */
export async function insertFor(
  { db, scope }: Tx,
  { id, at, subjectId }: WrittenEntry,
  people: readonly Wanted[],
): Promise<string[]> {
  if (scope.kind !== 'office') throw new TypeError('People are told within the scope of their office')
  const chosen = (way: string) =>
    sql`coalesce((s.chosen -> told.kind ->> ${sql.lit(way)})::boolean, told.${sql.ref(way)})`
  const { rows } = await sql<{ user_id: string; on_screen: boolean }>`
    insert into notifications (company_id, user_id, subject_id, entry_id, kind, at, on_screen, mail_at, in_digest)
    select ${scope.officeId}, told.user_id, ${subjectId}, ${id}, told.kind, ${at}, ${chosen('screen')},
      case when ${chosen('mail')} then ${new Date(at.getTime() + foldedMs)}::timestamptz end, ${chosen('digest')}
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      as told (user_id text, kind text, screen boolean, mail boolean, digest boolean)
    left join notification_settings s on s.company_id = ${scope.officeId} and s.user_id = told.user_id
    where ${chosen('screen')} or ${chosen('mail')} or ${chosen('digest')}
    returning user_id, on_screen`.execute(db)
  return rows.filter(({ on_screen }) => on_screen).map(({ user_id }) => user_id)
}

type Readable = (reader: Reader, subjectId: ReturnType<typeof sql>) => ReturnType<typeof sql<boolean>>

/** Unread ones of subjects that the reader may read now; the index is read no further than the bell counts. */
export async function countUnread({ db }: Tx, reader: Reader, readable: Readable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from notifications n
      where n.company_id = ${reader.officeId} and n.user_id = ${reader.userId} and n.read_at is null and n.on_screen
        and ${readable(reader, sql`n.subject_id`)}
      limit ${mostCounted}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

interface Seen {
  subjectId?: string | undefined
  /** All of the subject if left out. */
  upTo?: string
}

/** What was read needs no letter any more. Returns whether the reader has any of these, read or not. */
export async function markSeen({ db, clock }: Tx, { officeId, userId }: Reader, { subjectId, upTo }: Seen) {
  const ofSubject = subjectId === undefined ? sql`true` : sql`subject_id = ${subjectId}`
  const isSeen = upTo === undefined ? sql`true` : sql`id <= ${upTo}::bigint`
  const own = sql`company_id = ${officeId} and user_id = ${userId} and on_screen and ${isSeen} and ${ofSubject}`
  const { rows } = await sql<{ known: boolean }>`
    with seen as (
      update notifications set read_at = ${clock.now()}, mail_at = null, in_digest = false
      where ${own} and read_at is null)
    select exists (select from notifications where ${own}) as known`.execute(db)
  return rows[0]?.known ?? false
}

/** What has happened in the office so far stays in the bell, and nobody gets a letter about it. */
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
