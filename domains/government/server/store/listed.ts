/** The portal's list of a court file, written for many rows at once. */
import { sql } from 'kysely'
import type { Tx } from '../call.ts'

interface ListReading {
  officeId: string
  governmentCaseId: string
  readAt: string
}

export interface ListedRow {
  id: string
  main_id: string | null
  position: number
  natural_key: string
  occurrence: number
  domain: string
  court_file_no: string
  approval_date: string
  sender_date: string
  type: string
  sub_type: string
  sender: string
  sender_number: string
  send_file_no: string
  description: string
  portal_hash: string | null
}

export interface KnownRow {
  id: string
  natural_key: string
  occurrence: number
}

/** A list that is older than the stored reading only adds missing rows. */
export async function noteListed(
  { db, clock }: Tx,
  { officeId, governmentCaseId, readAt }: ListReading,
  rows: readonly ListedRow[],
): Promise<KnownRow[]> {
  if (rows.length === 0) return []
  const newer = (column: string) =>
    sql.raw(`${column} = case when excluded.read_at >= government_files.read_at
      then excluded.${column} else government_files.${column} end`)
  const found = await sql<KnownRow>`
    insert into government_files (id, company_id, government_case_id, main_id, position, natural_key, occurrence,
      domain, court_file_no, approval_date, sender_date, type, sub_type, sender, sender_number, send_file_no,
      description, portal_hash, read_at, listed_at, created_at)
    select r.id, ${officeId}, ${governmentCaseId}, r.main_id, r.position, r.natural_key, r.occurrence, r.domain,
      r.court_file_no, r.approval_date, r.sender_date, r.type, r.sub_type, r.sender, r.sender_number, r.send_file_no,
      r.description, r.portal_hash, ${readAt}, ${readAt}, ${clock.now()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, main_id text, position integer,
      natural_key text, occurrence integer, domain text, court_file_no text, approval_date date, sender_date date,
      type text, sub_type text, sender text, sender_number text, send_file_no text, description text,
      portal_hash text)
    order by r.natural_key, r.occurrence
    on conflict (government_case_id, natural_key, occurrence) do update set
      ${newer('description')}, ${newer('portal_hash')}, ${newer('position')},
      read_at = greatest(government_files.read_at, excluded.read_at),
      listed_at = greatest(government_files.listed_at, excluded.listed_at)
    returning id, natural_key, occurrence`.execute(db)
  return found.rows
}

/** Documents with these keys. */
export const knownFiles = (
  { db }: Tx,
  governmentCaseId: string,
  keys: readonly string[],
): Promise<KnownRow[]> =>
  db
    .selectFrom('government_files')
    .select(['id', 'natural_key', 'occurrence'])
    .where('government_case_id', '=', governmentCaseId)
    .where('natural_key', '=', sql<string>`any(${[...keys]}::text[])`)
    .execute()

/** The keys with at least one document without a copy. */
export async function keysWithoutCopy(
  { db }: Tx,
  governmentCaseId: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const { rows } = await sql<{ natural_key: string }>`
    select distinct natural_key from government_files where government_case_id = ${governmentCaseId}
      and natural_key = any(${[...keys]}::text[]) and sha256 is null`.execute(db)
  return new Set(rows.map(({ natural_key }) => natural_key))
}

export async function countFiles({ db }: Tx, governmentCaseId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from government_files where government_case_id = ${governmentCaseId}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Notes documents that could not be fetched, with the reason. */
export async function noteFaults(
  { db }: Tx,
  governmentCaseId: string,
  faults: readonly { fileId: string; reason: string }[],
): Promise<void> {
  if (faults.length === 0) return
  await sql`
    update government_files f set fault = g.reason
    from jsonb_to_recordset(${JSON.stringify(faults)}::jsonb) as g ("fileId" text, reason text)
    where f.government_case_id = ${governmentCaseId} and f.id = g."fileId" and f.sha256 is null`.execute(db)
}
