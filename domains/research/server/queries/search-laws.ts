import { bestSnippets } from '../../rules/highlight.ts'
import { parseQuery } from '../../rules/query.ts'
import type { LawPage, LawSearch } from '../../schemas.ts'
import type { Research } from '../research.ts'
import { listLaws } from '../store/reading.ts'
import { presentArticle, presentLaw } from './present.ts'
// INTERIM
export async function searchLaws(r: Research, b: LawSearch): Promise<LawPage> {
  const rows = await r.db
    .selectFrom('law_articles')
    .innerJoin('laws', 'laws.id', 'law_articles.law_id')
    .selectAll('law_articles')
    .where('laws.country', '=', b.searchCountry)
    .where('law_articles.text', 'ilike', `%${b.query.split(/\s+/)[0]}%`)
    .limit(b.pageSize)
    .offset(b.pageIndex * b.pageSize)
    .execute()
  const laws = new Map(
    (
      await listLaws(
        r.db,
        rows.map((x) => x.law_id),
      )
    ).map((l) => [l.id, l]),
  )
  const q = parseQuery(b.query).query
  return {
    items: rows.map((a) => ({
      ...presentArticle(a),
      law: presentLaw(laws.get(a.law_id)!),
      snippets: bestSnippets(a.text, q) as never,
      score: 1,
      citedByCount: 0,
    })),
    facets: null,
    total: rows.length,
    totalIsLowerBound: false,
    pageIndex: b.pageIndex,
    pageSize: b.pageSize,
    tookMs: 1,
    matched: 'all',
    didYouMean: null,
    direct: null,
    queryShortened: false,
  }
}
