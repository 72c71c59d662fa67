/** Which of some cited laws and articles the archive has. */
import { type AnyDatabase, withTables } from '@mizan/platform/database'
import type { SearchCountry } from '../../schemas.ts'
import type { ResearchTables } from '../tables.ts'

export interface CitedLaw {
  lawNumber: string
  /** Spellings of the number of an article; empty if only the law is cited. */
  articles: string[]
}

export interface KnownLaws {
  hasLaw(country: SearchCountry, lawNumber: string): boolean
  hasArticle(country: SearchCountry, lawNumber: string, articleNo: string): boolean
}

/** Reads only what is asked for; anything else counts as unknown. */
export async function knownLaws(db: AnyDatabase, cited: readonly CitedLaw[]): Promise<KnownLaws> {
  const rows = cited.length === 0 ? [] : await readCited(db, cited)
  const keyOf = (...parts: (string | null)[]) => parts.join('\n')
  const laws = new Set(rows.map(({ country, law_number }) => keyOf(country, law_number)))
  const articles = new Set(
    rows.map(({ country, law_number, article_no }) => keyOf(country, law_number, article_no)),
  )
  return {
    hasLaw: (country, lawNumber) => laws.has(keyOf(country, lawNumber)),
    hasArticle: (country, lawNumber, articleNo) => articles.has(keyOf(country, lawNumber, articleNo)),
  }
}

function readCited(db: AnyDatabase, cited: readonly CitedLaw[]) {
  const numbers = [...new Set(cited.map(({ lawNumber }) => lawNumber))]
  const articles = [...new Set(['', ...cited.flatMap((one) => one.articles)])]
  return withTables<ResearchTables>(db)
    .selectFrom('laws')
    .leftJoin('law_articles', (join) =>
      join.onRef('law_articles.law_id', '=', 'laws.id').on('law_articles.article_no', 'in', articles),
    )
    .select(['laws.country', 'laws.law_number', 'law_articles.article_no'])
    .where('laws.law_number', 'in', numbers)
    .execute()
}
