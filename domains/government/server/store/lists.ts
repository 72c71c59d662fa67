/** Pages of the documents of the court files of a case. */
import { type RawBuilder, sql } from 'kysely'
import type { FilesQuery } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import type { FileRow } from '../tables.ts'

export type ShownRow = FileRow & {
  isUnread: boolean
  isListed: boolean
  references: { fileId: string; order: number; type: string; documentId: string | null }[]
}

interface CaseReader {
  caseId: string
  userId: string
}

/** A document is unread if it arrived after the person last looked, or was changed since they read it. */
const isUnread = (userId: string): RawBuilder<boolean> => sql`(f.stored_at is not null
  and f.stored_at > coalesce((select l.seen_until from government_looks l
    where l.government_case_id = f.government_case_id and l.user_id = ${userId}), '-infinity')
  and not exists (select from government_reads r where r.file_id = f.id and r.user_id = ${userId}))`

const matching = (
  { caseId, userId }: CaseReader,
  { domain, type, sender, unread }: FilesQuery,
): RawBuilder<boolean> =>
  sql.join(
    [
      sql`g.case_id = ${caseId} and f.main_id is null`,
      ...(domain === undefined ? [] : [sql`f.domain = ${domain}`]),
      ...(type === undefined ? [] : [sql`f.type = ${type}`]),
      ...(sender === undefined ? [] : [sql`f.sender = ${sender}`]),
      ...(unread ? [isUnread(userId)] : []),
    ],
    sql` and `,
  )

/** The court's own file comes before files nested in it, such as letters rogatory. */
const isNested = sql`not starts_with(f.domain, g.case_no)`

/** Numbers of the register are counted up within a file: 10 comes after 9. */
const newestFirst = sql`f.approval_date desc, char_length(f.court_file_no) desc, f.court_file_no desc, f.occurrence, f.id`

const orders: Record<FilesQuery['order'], RawBuilder<unknown>> = {
  domain: sql`g.created_at, g.id, ${isNested}, f.domain, ${newestFirst}`,
  date: newestFirst,
}

export async function pageOfFiles({ db }: Tx, of: CaseReader, asked: FilesQuery): Promise<ShownRow[]> {
  const { pageIndex, pageSize, order } = asked
  const { rows } = await sql<ShownRow>`
    select f.*, ${isUnread(of.userId)} as "isUnread",
      f.listed_at is not null and (g.listed_at is null or f.listed_at >= g.listed_at) as "isListed",
      coalesce((select jsonb_agg(jsonb_build_object('fileId', a.id, 'order', a.position, 'type', a.type,
        'documentId', a.document_id) order by a.position, a.occurrence, a.id)
        from government_files a where a.main_id = f.id), '[]') as "references"
    from government_files f join government_cases g on g.id = f.government_case_id
    where ${matching(of, asked)} order by ${orders[order]}
    limit ${pageSize} offset ${pageIndex * pageSize}`.execute(db)
  return rows
}

interface Summary {
  total: number
  unread: number
  domains: { governmentCaseId: string; domain: string; count: number; references: string[] }[]
  types: { name: string; count: number }[]
  senders: { name: string; count: number }[]
}

/** The number of documents whose attachments are named for a domain; the others are only counted in the list. */
const mostNamed = 20

/** Counts of all documents of the case, and how many the query chooses. */
export async function summaryOf({ db }: Tx, of: CaseReader, asked: FilesQuery): Promise<Summary> {
  const { rows } = await sql<Summary>`
    with every as (select f.*, g.created_at as linked_at from government_files f
      join government_cases g on g.id = f.government_case_id where g.case_id = ${of.caseId} and f.main_id is null),
    attached as (select e.government_case_id, e.domain, a.type from government_files a join every e on e.id = a.main_id)
    select
      (select count(*)::int from government_files f join government_cases g on g.id = f.government_case_id
        where ${matching(of, asked)}) as total,
      (select count(*)::int from every f where ${isUnread(of.userId)}) as unread,
      (select coalesce(jsonb_agg(jsonb_build_object('governmentCaseId', d.government_case_id, 'domain', d.domain,
        'count', d.count, 'references', coalesce((select jsonb_agg(n.type order by n.type) from (select distinct
          a.type from attached a where a.government_case_id = d.government_case_id and a.domain = d.domain
          and a.type <> '' order by a.type limit ${mostNamed}) n), '[]'))
        order by d.linked_at, d.government_case_id, d.domain), '[]')
        from (select government_case_id, domain, min(linked_at) as linked_at, count(*)::int as count from every
          group by government_case_id, domain) d) as domains,
      (select coalesce(jsonb_agg(jsonb_build_object('name', type, 'count', count) order by count desc, type), '[]')
        from (select type, count(*)::int as count from every group by type order by 2 desc, 1 limit 50) t) as types,
      (select coalesce(jsonb_agg(jsonb_build_object('name', sender, 'count', count) order by count desc, sender), '[]')
        from (select sender, count(*)::int as count from every where sender <> '' group by sender
          order by 2 desc, 1 limit 50) s) as senders`.execute(db)
  return rows[0] as Summary
}
