/** Rows of the index, and of the texts that are in none of its parts yet. */
import { sql } from 'kysely'
import type { Tx } from '../call.ts'

/** From when on the texts that are in no part become one: so many of them, or so many bytes. */
export interface PartSize {
  texts: number
  bytes: number
}

/** Offices with texts to read, or with parts of the index to make anew. Needs the scope of the system. */
export async function officesWithWork({ db }: Tx, part: PartSize): Promise<string[]> {
  const { rows } = await sql<{ office: string }>`
    select distinct company_id as office from document_texts where state = 'waiting'
    union select company_id from document_index where is_stale
    union select company_id from document_texts where state = 'done' and segment_id is null
      group by company_id having count(*) >= ${part.texts} or sum(octet_length(terms)) >= ${part.bytes}`.execute(
    db,
  )
  return rows.map(({ office }) => office)
}

/** What is known of a text without reading it. */
export interface Change {
  id: string
  source: string
  documentId: string
  /** Of its case. */
  caseOrdinal: number
  kind: string
  datedAt: Date
  isDone: boolean
  segmentId: string | null
  /** Bytes of its words, which are read by themselves; null if they are in a part of the index. */
  bytes: number | null
  touched: string
}

/** What was changed since, and from where to look the next time. */
export async function changesSince(
  { db }: Tx,
  officeId: string,
  since: string,
): Promise<{ changes: Change[]; next: string | undefined }> {
  const { rows } = await sql<Change & { next: string }>`
    select t.id, t.source, t.document_id as "documentId", c.ordinal as "caseOrdinal", t.kind, t.dated_at as "datedAt",
      t.state = 'done' as "isDone", t.segment_id as "segmentId", t.touched::text as touched,
      case when t.segment_id is null then octet_length(t.terms) end as bytes,
      pg_snapshot_xmin(pg_current_snapshot())::text as next
    from document_texts t join cases c on c.id = t.case_id
    where t.company_id = ${officeId} and t.touched >= ${since}::text::xid8`.execute(db)
  return { changes: rows, next: rows[0]?.next }
}

export interface Apart {
  id: string
  wrapped_key: Buffer | null
  terms: Buffer | null
}

export async function termsById({ db }: Tx, ids: readonly string[]): Promise<Apart[]> {
  return db
    .selectFrom('document_texts')
    .select(['id', 'wrapped_key', 'terms'])
    .where('id', 'in', ids)
    .execute()
}

export interface StoredSegment {
  id: string
  wrapped_key: Buffer
  sealed: Buffer
}

export async function segmentsById({ db }: Tx, ids: readonly string[]): Promise<StoredSegment[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('document_index')
    .select(['id', 'wrapped_key', 'sealed'])
    .where('id', 'in', ids)
    .execute()
}

/** How many texts are in no part of the index yet, and how long their words are. */
export async function sizeApart({ db }: Tx, officeId: string): Promise<PartSize> {
  const { rows } = await sql<PartSize>`
    select count(*)::integer as texts, coalesce(sum(octet_length(terms)), 0)::double precision as bytes
    from document_texts where company_id = ${officeId} and state = 'done' and segment_id is null
      and terms is not null`.execute(db)
  return rows[0] ?? { texts: 0, bytes: 0 }
}

/**
 * Texts for one part, at least one, held until the transaction ends; those that somebody holds come later.
 */
export async function lockApart({ db }: Tx, officeId: string, most: PartSize): Promise<Apart[]> {
  const { rows } = await sql<Apart>`
    select id, wrapped_key, terms from document_texts where id in (
      select id from (
        select id, row_number() over sofar as place, sum(octet_length(terms)) over sofar as bytes
        from document_texts
        where company_id = ${officeId} and state = 'done' and segment_id is null and terms is not null
        window sofar as (order by id)
      ) counted where place = 1 or (place <= ${most.texts} and bytes <= ${most.bytes})
    ) and state = 'done' and segment_id is null
    order by id for update skip locked`.execute(db)
  return rows
}

/** Their terms are in a part of the index from now on. */
export async function joinSegment({ db }: Tx, segmentId: string, ids: readonly string[]): Promise<void> {
  await sql`update document_texts set segment_id = ${segmentId}, terms = null
    where id = any(${ids})`.execute(db)
}

export async function insertSegment(
  { db }: Tx,
  row: { id: string; company_id: string; documents: number; wrapped_key: Buffer; sealed: Buffer },
): Promise<void> {
  await db.insertInto('document_index').values(row).execute()
}

/** A part of the index with words of texts that have left it. */
export async function findStaleSegment({ db }: Tx, officeId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from document_index where company_id = ${officeId} and is_stale limit 1`.execute(db)
  return rows[0]?.id
}

/** The texts that are still in it, held until the transaction ends. Throws if somebody holds one of them. */
export async function lockTextsOf({ db }: Tx, segmentId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from document_texts where segment_id = ${segmentId} and state = 'done' order by id for update nowait`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** The part is gone, and its texts belong to another one; if it could not be read, they are read anew. */
export async function replaceSegment({ db }: Tx, former: string, next: string | null): Promise<void> {
  await sql`update document_texts set segment_id = ${next}
    where segment_id = ${former} and state = 'done' and ${next}::text is not null`.execute(db)
  // Those that are gone may be held by whoever removes them, and nobody looks where their words were.
  await sql`update document_texts set segment_id = null, tries = 0, wrapped_key = null, text = null, state = 'waiting'
    where segment_id = ${former} and state = 'done'`.execute(db)
  await db.deleteFrom('document_index').where('id', '=', former).execute()
}
