/** The citation graph read backwards: who cites this. */
import { sql } from 'kysely'
import type { SearchCountry } from '../../schemas.ts'
import { type DecisionHead, headColumns } from './reading.ts'
import type { Db } from './rows.ts'

export interface Page {
  pageIndex: number
  pageSize: number
}

interface Citing {
  items: DecisionHead[]
  total: number
}

const newestFirst = sql`decision_date desc nulls last, doc`

/**
 * Numbers repeat from chamber to chamber, so a citation means this decision only when court and chamber agree
 * as well; the Constitutional Court numbers for all its parts together. Of two numbers both must agree, a single
 * one may stand alone. `means` in queries/resolve.ts is the same rule for one citation.
 */
const meansDecision = (target: DecisionHead) => sql<boolean>`
  c.kind = 'decision' and c.doc <> ${target.doc} and c.country = ${target.country} and c.court = ${target.court}
  and (c.chamber is not distinct from ${target.chamber} or (c.chamber is null and c.court = 'Anayasa Mahkemesi'))
  and (c.case_number = ${target.case_number} or c.case_number is null)
  and (c.decision_number = ${target.decision_number} or c.decision_number is null)
  and (c.case_number is not null or c.decision_number is not null)`

async function pageOf(db: Db, docs: ReturnType<typeof sql>, page: Page): Promise<Citing> {
  const list = await sql<DecisionHead & { total: number }>`
    select ${sql.join(headColumns.map((column) => sql.ref(column)))}, count(*) over ()::integer as total
    from decisions where doc in (${docs}) order by ${newestFirst}
    limit ${page.pageSize} offset ${page.pageIndex * page.pageSize}`.execute(db)
  const first = list.rows[0]
  if (first) return { items: list.rows, total: first.total }
  const count = await sql<{
    total: number
  }>`select count(*)::integer as total from decisions where doc in (${docs})`.execute(db)
  return { items: [], total: count.rows[0]?.total ?? 0 }
}

export const listCitingDecision = (db: Db, target: DecisionHead, page: Page): Promise<Citing> =>
  pageOf(db, sql`select c.doc from citations c where ${meansDecision(target)}`, page)

export const listCitingArticle = (
  db: Db,
  country: SearchCountry,
  lawNumber: string,
  articleNo: string,
  page: Page,
) =>
  pageOf(
    db,
    sql`select c.doc from citations c where c.kind <> 'decision' and c.country = ${country}
      and c.law_number = ${lawNumber} and c.article_no = ${articleNo}`,
    page,
  )

export async function countCitingDecision(db: Db, target: DecisionHead): Promise<number> {
  const count = await sql<{ total: number }>`
    select count(distinct c.doc)::integer as total from citations c where ${meansDecision(target)}`.execute(
    db,
  )
  return count.rows[0]?.total ?? 0
}

/** How many decisions cite each article of a law, by article number. */
export async function countCitingArticles(
  db: Db,
  country: SearchCountry,
  lawNumbers: string[],
): Promise<Map<string, number>> {
  if (lawNumbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('citations')
    .select(['law_number', 'article_no'])
    .select(({ fn }) => fn.count<number>('doc').distinct().as('total'))
    .where('kind', '<>', 'decision')
    .where('country', '=', country)
    .where('law_number', 'in', lawNumbers)
    .where('article_no', 'is not', null)
    .groupBy(['law_number', 'article_no'])
    .execute()
  return new Map(rows.map((row) => [`${row.law_number}/${row.article_no}`, Number(row.total)]))
}

/** How many decisions cite each law; often-cited laws rank higher. */
export async function countCitingLaws(db: Db, country: SearchCountry): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('citations')
    .select('law_number')
    .select(({ fn }) => fn.count<number>('doc').distinct().as('total'))
    .where('kind', '<>', 'decision')
    .where('country', '=', country)
    .where('law_number', 'is not', null)
    .groupBy('law_number')
    .execute()
  return new Map(rows.map((row) => [row.law_number as string, Number(row.total)]))
}

/** How many decisions cite each article of every law. */
export const countAllCitedArticles = (db: Db) =>
  db
    .selectFrom('citations')
    .select(['country', 'law_number', 'article_no'])
    .select(({ fn }) => fn.count<number>('doc').distinct().as('total'))
    .where('kind', '=', 'article')
    .where('article_no', 'is not', null)
    .groupBy(['country', 'law_number', 'article_no'])
    .execute()
