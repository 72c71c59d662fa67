/** Rows of mails: a file is listed here before it is written, and until it is removed. */
import { type RawBuilder, sql } from 'kysely'
import type { Candidate } from '../../rules/rank.ts'
import type { Tx } from '../call.ts'
import type { MailRow } from '../tables.ts'

interface NewMail {
  id: string
  officeId: string
  source: MailRow['source']
  broughtBy: string | null
  bytes: Buffer
}

/** Mails that wait, and those that are arriving, are files of the office like any other. */
export const bytesOfMails = (officeId: string, since: Date) => ({
  stored: sql<number>`(select coalesce(sum(size), 0) from mails where company_id = ${officeId} and has_file)`,
  promised: sql<number>`0`,
  lately: sql<number>`(select coalesce(sum(size), 0) from mails
    where company_id = ${officeId} and has_file and created_at > ${since})`,
  outstanding: sql<number>`0`,
})

export async function insertMail({ db, clock }: Tx, { id, officeId, source, broughtBy, bytes }: NewMail) {
  const created_at = clock.now().toISOString()
  const brought_by = broughtBy === null ? [] : [broughtBy]
  const row = { id, company_id: officeId, source, brought_by, size: bytes.length, created_at }
  await db.insertInto('mails').values(row).execute()
}

export interface Amounts {
  waiting: number
  ofDay: number
  bytesOfDay: number
}

/** The counts of the office: mails that wait, and those that arrived this way since the instant. */
export async function countMails(
  { db }: Tx,
  officeId: string,
  { source, since }: { source: MailRow['source']; since: Date },
): Promise<Amounts> {
  const came = sql`source = ${source} and created_at > ${since}`
  const { rows } = await sql<Amounts>`
    select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where ${came})::int as "ofDay",
      coalesce(sum(size) filter (where ${came}), 0)::bigint as "bytesOfDay"
    from mails where company_id = ${officeId} and (state = 'waiting' or created_at > ${since})`.execute(db)
  return rows[0] as Amounts
}

interface Complete {
  wrappedKey: Buffer
  head: Buffer
  size: number
  sha256: string
  fingerprint: string
}

/** It is complete, and waits from now on. */
export async function keepMail({ db }: Tx, id: string, { wrappedKey, ...rest }: Complete): Promise<void> {
  const values = { state: 'waiting', wrapped_key: wrappedKey, ...rest } as const
  await db.updateTable('mails').set(values).where('id', '=', id).execute()
}

/** Takes back a mail that never came to wait; false for one that did, because the answer of a commit may be lost. */
export async function dropArriving({ db }: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ state: 'declined', settled_at: sql`created_at` })
    .where('id', '=', id)
    .where('state', '=', 'arriving')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Adds a person who has brought it too, and sees it from now on. */
export async function addBringer({ db }: Tx, id: string, userId: string): Promise<void> {
  await sql`update mails set brought_by = brought_by || ${userId}::text
    where id = ${id} and not ${userId} = any(brought_by)`.execute(db)
}

/** Makes mails of an office be stored one after the other, so that the same one is not stored twice. */
export async function lockArrivals({ db }: Tx, officeId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mails ${officeId}`}, 0))`.execute(db)
}

export const findSame = ({ db }: Tx, officeId: string, fingerprint: string) =>
  db
    .selectFrom('mails')
    .select(['id', 'state'])
    .where('company_id', '=', officeId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()

/** Called when somebody brings a settled mail again: it is no longer known. */
export async function forgetSettled({ db }: Tx, officeId: string, fingerprint: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ fingerprint: null })
    .where('company_id', '=', officeId)
    .where('fingerprint', '=', fingerprint)
    .where('state', 'in', ['filed', 'declined'])
    .execute()
}

export async function insertCandidates(
  { db }: Tx,
  { id, officeId }: { id: string; officeId: string },
  candidates: readonly Candidate[],
): Promise<void> {
  if (candidates.length === 0) return
  const rows = candidates.map(({ caseId, reason, isBest }, position) => ({
    company_id: officeId,
    mail_id: id,
    case_id: caseId,
    position,
    reason,
    is_best: isBest,
  }))
  await db.insertInto('mail_candidates').values(rows).execute()
}

/** A mail that waits. */
export type WaitingMail = MailRow & { wrapped_key: Buffer; head: Buffer; size: number; sha256: string }

export const findWaiting = (
  { db }: Tx,
  mailId: string,
  isVisible: RawBuilder<boolean>,
): Promise<WaitingMail | undefined> =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', mailId)
    .where('state', '=', 'waiting')
    .where(isVisible)
    .$narrowType<WaitingMail>()
    .executeTakeFirst()

export const isWaiting = async ({ db }: Tx, mailId: string): Promise<boolean> =>
  (await db
    .selectFrom('mails')
    .select('id')
    .where('id', '=', mailId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()) !== undefined

/** Ends its waiting; false if somebody else did. Its key is deleted too: from then on nobody can read its file. */
export async function settleMail(
  { db, clock }: Tx,
  { mailId, state, by }: { mailId: string; state: 'filed' | 'declined'; by: string },
): Promise<boolean> {
  const settled = await db
    .updateTable('mails')
    .set({ state, wrapped_key: null, head: null, settled_at: clock.now().toISOString(), settled_by: by })
    .where('id', '=', mailId)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return settled !== undefined
}

/** Notes that its file is deleted. */
export async function noteFileGone({ db }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('mails').set({ has_file: false }).where('id', 'in', ids).execute()
}
