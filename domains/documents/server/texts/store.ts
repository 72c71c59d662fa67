/** Rows of texts and of the index. */
import { type RawBuilder, sql } from 'kysely'
import type { TextReason } from '../../data/text-types.ts'
import type { Tx } from '../call.ts'
import type { TextRow } from './tables.ts'
import { ofDocuments } from './texts.ts'

/** A text that waits to be read, with what the reader needs of its file; one of a later domain has none. */
export interface WaitingText {
  id: string
  source: string
  documentId: string
  extension: string
  size: number
  sha256: string
  tries: number
  wrapped_key: Buffer
}

/** Counts a try before it is made, so that a file that ends the process is not read for ever. */
export async function takeWaiting({ db }: Tx, officeId: string): Promise<WaitingText | undefined> {
  const { rows } = await sql<WaitingText>`
    with taken as (
      update document_texts set tries = tries + 1
      where id = (select id from document_texts where company_id = ${officeId} and state = 'waiting'
        order by tries, dated_at limit 1 for update skip locked)
      returning id, tries, source, document_id as "documentId"
    )
    select t.*, v.extension, v.size, v.sha256, f.wrapped_key
    from taken t left join document_versions v on v.id = t.id left join document_files f on f.id = t.id`.execute(
    db,
  )
  return rows[0]
}

/** The try does not count: the file was not reached. */
export async function putBack({ db }: Tx, id: string): Promise<void> {
  await sql`update document_texts set tries = tries - 1 where id = ${id} and state = 'waiting'`.execute(db)
}

export interface ReadText {
  pages: number | null
  recognised: boolean
  wrappedKey: Buffer
  text: Buffer
  terms: Buffer
}

/** Nothing happens if the document was deleted or has a newer version meanwhile. */
export async function keepText({ db }: Tx, id: string, kept: ReadText): Promise<void> {
  const { pages, recognised, wrappedKey, text, terms } = kept
  await sql`
    update document_texts set state = 'done', reason = null, pages = ${pages}, recognised = ${recognised},
      wrapped_key = ${wrappedKey}, text = ${text}, terms = ${terms}, segment_id = null
    where id = ${id} and state = 'waiting'`.execute(db)
}

export async function keepReason(
  { db }: Tx,
  id: string,
  { state, reason }: { state: 'no_text' | 'failed'; reason: TextReason },
): Promise<void> {
  await sql`update document_texts set state = ${state}, reason = ${reason}
    where id = ${id} and state = 'waiting'`.execute(db)
}

export async function findText({ db }: Tx, id: string): Promise<TextRow | undefined> {
  return db.selectFrom('document_texts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** What could not be read because there was no recogniser, and can be now. Needs the scope of the system. */
export async function retryScanned({ db }: Tx, readsScans: boolean): Promise<void> {
  await sql`update document_texts set state = 'waiting', reason = null, tries = 0
    where state = 'no_text' and reason = 'scanned' and (kind = 'image' or ${readsScans})`.execute(db)
}

/**
 * After a restore, transactions of the former database may seem to lie in the future, so that everybody would read
 * these rows again each time. Needs the scope of the system.
 */
export async function touchFuture({ db }: Tx): Promise<void> {
  await sql`update document_texts set tries = tries
    where touched > pg_snapshot_xmax(pg_current_snapshot())`.execute(db)
}

/**
 * Rows of later domains that are gone are removed a day after they were noted, when everybody who has the index in memory
 * has heard of it. Needs the scope of the system.
 */
export async function removeGone({ db, clock }: Tx): Promise<void> {
  const isGone = sql`state = 'gone' and source <> ${ofDocuments}`
  const dayAgo = new Date(clock.now().getTime() - 24 * 3_600_000)
  await sql`delete from document_texts where ${isGone} and gone_at <= ${dayAgo}`.execute(db)
  await sql`update document_texts set gone_at = ${clock.now()} where ${isGone} and gone_at is null`.execute(
    db,
  )
}

/** A found document as the list shows it, with its stored text. */
export interface FoundRow {
  id: string
  source: string
  documentId: string
  /** Empty for texts of later domains, which know it themselves. */
  name: string
  extension: string
  kind: TextRow['kind']
  datedAt: Date
  pages: number | null
  recognised: boolean
  caseId: string
  caseTitle: string
  caseNumber: string
  wrappedKey: Buffer
  text: Buffer
}

/** Those that are still there; `isReadable` asks the case of each once more, in the moment in which it is shown. */
export async function foundRows(
  { db }: Tx,
  ids: readonly string[],
  isReadable: RawBuilder<boolean>,
): Promise<FoundRow[]> {
  if (ids.length === 0) return []
  const { rows } = await rowsOf(ids, isReadable).execute(db)
  const places = new Map(ids.map((id, place) => [id, place]))
  return rows.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
}

/**
 * The few texts first, then the case of each: otherwise the plan begins with all documents of an office without
 * statistics, or asks for the right on each of its cases. The case is chosen by `case`, because below a policy PostgreSQL
 * uses no index with `coalesce`, which it does not count among what cannot leak.
 */
export const rowsOf = (ids: readonly string[], isReadable: RawBuilder<boolean>): RawBuilder<FoundRow> => sql`
  with shown as materialized (
    select * from document_texts
    where id = any(${ids}) and state = 'done'
  )
  select t.id, t.source, t.document_id as "documentId", coalesce(d.name, '') as name,
    coalesce(d.extension, '') as extension, t.kind, t.dated_at as "datedAt", t.pages, t.recognised,
    c.id as "caseId", c.display_title as "caseTitle", c.case_number as "caseNumber",
    t.wrapped_key as "wrappedKey", t.text
  from shown t left join documents d on d.id = t.document_id and t.source = ${ofDocuments}
    join lateral (
      select * from cases o where o.id = case when d.id is null then t.case_id else d.case_id end limit 1) c on true
  where (t.source <> ${ofDocuments} or (d.id is not null and d.deleted_at is null)) and ${isReadable}`
