/** Pages of the documents of a case. */
import { foldText } from '@mizan/identity/rules/search-text'
import { type RawBuilder, sql } from 'kysely'
import { binDays } from '../../data/limits.ts'
import type { DocumentQuery } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import type { DocumentRow } from '../tables.ts'

interface Found {
  rows: DocumentRow[]
  total: number
  inBin: number
  ofCourt: number
}

const orders: Record<DocumentQuery['sort'], RawBuilder<unknown>> = {
  name: sql`d.search_text`,
  kind: sql`d.kind`,
  size: sql`d.size`,
  addedBy: sql`d.changed_by`,
  date: sql`coalesce(d.deleted_at, d.changed_at)`,
}

const patternsOf = (query: string): string[] =>
  foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)

/** A document whose time in the bin is over is not shown, although the job may not have come to it yet. */
function matching(
  caseId: string,
  { query = '', kind, section, bin }: DocumentQuery,
  now: Date,
): RawBuilder<boolean> {
  const conditions = [
    sql`d.case_id = ${caseId}`,
    bin ? isInBin(now) : sql`d.deleted_at is null`,
    ...(kind ? [sql`d.kind = ${kind}`] : []),
    ...(section ? [sql`d.section = ${section}`] : []),
    ...patternsOf(query).map((pattern) => sql`d.search_text like ${pattern}`),
  ]
  return sql.join(conditions, sql` and `)
}

export const binSince = (now: Date): Date => new Date(now.getTime() - binDays * 24 * 3_600_000)
const isInBin = (now: Date) => sql`d.deleted_at > ${binSince(now)}`

export async function pageOfDocuments(
  { db, clock }: Tx,
  caseId: string,
  asked: DocumentQuery,
): Promise<Found> {
  const { sort, pageIndex, pageSize, direction = sort === 'date' ? 'descending' : 'ascending' } = asked
  const now = clock.now()
  const way = direction === 'descending' ? sql`desc` : sql`asc`
  const { rows } = await sql<DocumentRow>`
    select d.* from documents d where ${matching(caseId, asked, now)}
    order by ${orders[sort]} ${way}, d.search_text, d.id
    limit ${pageSize} offset ${pageIndex * pageSize}`.execute(db)
  const counts = await sql<Omit<Found, 'rows'>>`
    select count(*) filter (where ${matching(caseId, asked, now)})::integer as total,
      count(*) filter (where ${isInBin(now)})::integer as "inBin",
      count(*) filter (where d.section = 'court' and d.deleted_at is null)::integer as "ofCourt"
    from documents d where d.case_id = ${caseId}`.execute(db)
  return { rows, ...(counts.rows[0] ?? { total: 0, inBin: 0, ofCourt: 0 }) }
}
