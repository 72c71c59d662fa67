import { sql } from 'kysely'
import { bestSnippets } from '../../rules/highlight.ts'
import { parseQuery } from '../../rules/query.ts'
import type {
  DecisionPage,
  DecisionSummary,
  FacetAnswer,
  FilteredSearch,
  SearchCountry,
} from '../../schemas.ts'
import type { Research } from '../research.ts'
import { type DecisionRow, headColumns } from '../store/reading.ts'
import { presentHeads } from './present.ts'

// INTERIM: plain scan, replaced by the engine
const where = (b: FilteredSearch) => sql`country = ${b.searchCountry} and ${sql.join(
  [
    sql`true`,
    ...b.query
      .split(/\s+/)
      .filter(Boolean)
      .map((w) => sql`text ilike ${`%${w}%`}`),
  ],
  sql` and `,
)}
 and ${b.filters.chambers?.length ? sql`(court || ' ' || coalesce(chamber,'')) = any(${b.filters.chambers})` : sql`true`} and ${b.filters.courts?.length ? sql`court = any(${b.filters.courts})` : sql`true`}`
export async function searchDecisions(r: Research, b: FilteredSearch): Promise<DecisionPage> {
  const t = performance.now()
  const rows = (
    await sql<
      DecisionRow & { total: number }
    >`select *, count(*) over ()::int as total from decisions where ${where(b)} order by decision_date desc nulls last, doc limit ${b.pageSize} offset ${b.pageSize * b.pageIndex}`.execute(
      r.db,
    )
  ).rows
  const heads = await presentHeads(r.db, rows)
  const q = parseQuery(b.query).query
  return {
    items: heads.map((h, i) => ({ ...h, score: 1, snippets: bestSnippets(rows[i]!.text, q) as never })),
    facets: null,
    total: rows[0]?.total ?? 0,
    totalIsLowerBound: false,
    pageIndex: b.pageIndex,
    pageSize: b.pageSize,
    tookMs: performance.now() - t,
    matched: 'all',
    didYouMean: null,
    direct: null,
    queryShortened: false,
  }
}
export async function countDecisions(r: Research, b: FilteredSearch): Promise<FacetAnswer> {
  const g = async (e: string) =>
    (
      await sql<{
        value: string
        count: number
      }>`select ${sql.raw(e)} as value, count(*)::int as count from decisions where ${where(b)} and ${sql.raw(e)} is not null group by 1 order by 2 desc limit 50`.execute(
        r.db,
      )
    ).rows.map((x) => ({ ...x, label: x.value }))
  const courts = await g('court')
  return {
    total: courts.reduce((s, c) => s + c.count, 0),
    totalIsLowerBound: false,
    tookMs: 1,
    facets: {
      courts,
      chambers: await g("court || ' ' || chamber"),
      years: await g('extract(year from decision_date)::text'),
      laws: [],
      approximate: false,
    },
  }
}
export async function similarTo(r: Research, id: string, country: SearchCountry): Promise<DecisionSummary[]> {
  const rows = await r.db
    .selectFrom('decisions')
    .select(headColumns)
    .where('country', '=', country)
    .where('id', '<>', id)
    .limit(5)
    .execute()
  return presentHeads(r.db, rows)
}
