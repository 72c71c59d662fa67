/** What the archive has of many cited laws, articles and decisions at once, for domains that check texts. */
import { type AnyDatabase, withTables } from '@mizan/platform/database'
import { sql } from 'kysely'
import { isCut } from '../../rules/ending.ts'
import type { SearchCountry } from '../../schemas.ts'
import { listByNumbers, listLawsByNumber } from '../store/reading.ts'
import type { ResearchTables } from '../tables.ts'
import { isCitedByNumber } from './names.ts'

interface Cited {
  country: SearchCountry
  laws: readonly string[]
  /** Numbers of articles in any of the laws. */
  articles: readonly string[]
  /** Of cases and of decisions. */
  numbers: readonly string[]
}

export async function citedTexts(anyDb: AnyDatabase, { country, laws, articles, numbers }: Cited) {
  const db = withTables<ResearchTables>(anyDb)
  const found = (await listLawsByNumber(db, country, [...laws])).filter(isCitedByNumber)
  const ids = found.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await listWithLast(anyDb, ids, articles)
  const either = numbers.map((number) => ({ caseNumber: number, decisionNumber: number }))
  const decisions = await listByNumbers(db, either)
  const last = new Map(rows.map((row) => [row.law_id, row]))
  return {
    laws: found.map((law) => ({
      id: law.id,
      lawNumber: law.law_number,
      title: law.title,
      isSummary: law.summary,
      lastArticle: lastOf(last.get(law.id)),
    })),
    articles: rows.flatMap(({ law_id, articles: own }) =>
      (own ?? []).map(({ id, article_no, text }) => ({ id, lawId: law_id, articleNo: article_no, text })),
    ),
    decisions: decisions
      .filter((one) => one.country === country)
      .map((one) => ({
        id: one.id,
        country: one.country,
        court: one.court,
        chamber: one.chamber,
        caseNumber: one.case_number,
        decisionNumber: one.decision_number,
        decisionDate: one.decision_date,
      })),
  }
}

interface LawArticles {
  law_id: string
  highest: number | null
  plain: number
  articles: { id: string; article_no: string; text: string }[] | null
}

/** Articles by law, with the highest plain number of each law and how many it has. */
async function listWithLast(db: AnyDatabase, ids: readonly string[], numbers: readonly string[]) {
  const folded = numbers.map((no) => no.toLocaleLowerCase('tr'))
  const { rows } = await sql<LawArticles>`
    select law_id,
      max(article_no::int) filter (where article_no ~ '^[0-9]{1,5}$') as highest,
      (count(*) filter (where article_no ~ '^[0-9]{1,5}$'))::int as plain,
      jsonb_agg(jsonb_build_object('id', id, 'article_no', article_no, 'text', text) order by ordinal)
        filter (where article_no = any(${[...numbers]}) or lower(article_no) = any(${folded})) as articles
    from law_articles where law_id = any(${[...ids]}) and not appendix group by law_id`.execute(db)
  return rows
}

/** A law that the archive has only in parts does not say where it ends. */
const leastShare = 0.9
const lastOf = (law: LawArticles | undefined): number | null =>
  law?.highest && law.plain >= law.highest * leastShare ? law.highest : null

/** Texts of decisions by id; `isCut`: the archive has only the beginning. */
export async function decisionTexts(
  db: AnyDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { text: string; isCut: boolean }>> {
  if (ids.length === 0) return new Map()
  const rows = await withTables<ResearchTables>(db)
    .selectFrom('decisions')
    .select(['id', 'text'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, text }) => [id, { text, isCut: isCut(text, false) }]))
}
