/** The citation graph in reverse: which decisions cite a text. */
import { type RawBuilder, sql } from 'kysely'
import type { SearchCountry } from '../../schemas.ts'
import { type DecisionHead, type ListedDecision, listHeads } from './reading.ts'
import type { Db } from './rows.ts'

export interface Page {
  pageIndex: number
  pageSize: number
}

export interface CitingTotal {
  total: number
  /** True if more decisions cite it than are counted. */
  totalIsLowerBound: boolean
}

interface Citing extends CitingTotal {
  items: ListedDecision[]
}

/** At most this many decisions are listed and counted, the newest ones. */
const mostCiting = 10_000

const newestFirst = sql`decided_on desc nulls last, doc`

/** Read from an index in the order of the list, so that it is as fast if hundreds of thousands cite the text. */
const newestCiting = (condition: RawBuilder<unknown>) => sql`(
  select c.decided_on, c.doc from citations c where ${condition}
  group by c.decided_on, c.doc order by ${newestFirst} limit ${sql.lit(mostCiting + 1)})`

const citingArticle = (country: SearchCountry, lawNumber: string, articleNo: string) =>
  newestCiting(sql`c.kind = 'article' and c.country = ${country}
    and c.law_number = ${lawNumber} and c.article_no = ${articleNo}`)

/**
 * Chambers use the same numbers, so a citation means this decision only if court and chamber agree too; only the
 * Constitutional Court numbers all its parts together. If the citation has two numbers, both must agree. `means` in
 * queries/resolve.ts is the same rule for a single citation.
 */
function citingDecision(target: DecisionHead): RawBuilder<unknown> {
  const { doc, country, court, chamber, case_number: caseNumber, decision_number: decisionNumber } = target
  const bench = sql`c.kind = 'decision' and c.doc <> ${doc} and c.country = ${country} and c.court = ${court}
    and (c.chamber is not distinct from ${chamber} or (c.chamber is null and c.court = 'Anayasa Mahkemesi'))`
  // One query for each index, because there are too many citations without a case number to scan.
  return sql`${newestCiting(sql`${bench} and c.case_number = ${caseNumber}
      and (c.decision_number = ${decisionNumber} or c.decision_number is null)`)}
    union ${newestCiting(sql`${bench} and c.case_number is null and c.decision_number = ${decisionNumber}`)}`
}

const boundedTotal = (found: number): CitingTotal => ({
  total: Math.min(found, mostCiting),
  totalIsLowerBound: found > mostCiting,
})

async function countOf(db: Db, citing: RawBuilder<unknown>): Promise<CitingTotal> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from (${citing}) as citing`.execute(db)
  return boundedTotal(rows[0]?.found ?? 0)
}

async function pageOf(db: Db, citing: RawBuilder<unknown>, { pageIndex, pageSize }: Page): Promise<Citing> {
  const from = pageIndex * pageSize
  const [total, page] = await Promise.all([
    countOf(db, citing),
    sql<{ doc: number }>`select doc from (${citing}) as citing order by ${newestFirst}
      limit ${Math.max(0, Math.min(pageSize, mostCiting - from))} offset ${Math.min(from, mostCiting)}`.execute(
      db,
    ),
  ])
  const docs = page.rows.map(({ doc }) => doc)
  const heads = new Map((await listHeads(db, docs)).map((head) => [head.doc, head]))
  return { items: docs.flatMap((doc) => heads.get(doc) ?? []), ...total }
}

export const listCitingDecision = (db: Db, target: DecisionHead, page: Page): Promise<Citing> =>
  pageOf(db, citingDecision(target), page)

export const listCitingArticle = (
  db: Db,
  country: SearchCountry,
  lawNumber: string,
  articleNo: string,
  page: Page,
): Promise<Citing> => pageOf(db, citingArticle(country, lawNumber, articleNo), page)

export const countCitingDecision = (db: Db, target: DecisionHead): Promise<CitingTotal> =>
  countOf(db, citingDecision(target))

/** How many decisions cite these laws, by their numbers ("6098"), and each of their articles ("6098/344"). */
export async function countCiting(
  db: Db,
  country: SearchCountry,
  lawNumbers: string[],
): Promise<Map<string, number>> {
  if (lawNumbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('citation_counts')
    .select(['law_number', 'article_no', 'total'])
    .where('country', '=', country)
    .where('law_number', 'in', lawNumbers)
    .execute()
  return new Map(
    rows.map(({ law_number, article_no, total }) => [
      article_no === null ? law_number : `${law_number}/${article_no}`,
      total,
    ]),
  )
}
