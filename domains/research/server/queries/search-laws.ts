/** Searches articles of laws: ranked in memory, shown with snippets from the database. */

import { AppError } from '@mizan/platform/contract'
import { lawCountry } from '../../rules/countries.ts'
import { articleNumber, lawNumber } from '../../rules/filters.ts'
import { type ParsedQuery, parseQuery } from '../../rules/query.ts'
import type { ArticleFilter, ArticleHit } from '../../rules/ranking/article-index.ts'
import type { FacetValue, LawFacets, LawHit, LawPage, LawSearch } from '../../schemas.ts'
import type { ArticlePlace, LawIndex } from '../law-index.ts'
import type { Research } from '../research.ts'
import { snippetsOf } from '../search/index.ts'
import { countCitingArticles } from '../store/citing.ts'
import { listArticlesByIds } from '../store/reading.ts'
import type { LawsTable } from '../tables.ts'
import { assertAnswerable } from './answerable.ts'
import { directTarget } from './direct.ts'
import { lawLabel } from './labels.ts'
import { lawNotice } from './law-notice.ts'
import { presentArticle, presentLaw } from './present.ts'

/** More hits than this are neither sorted by date nor counted; a page beyond them is empty. */
const most = 10_000
const shownFacets = 50

export async function searchLaws(research: Research, body: LawSearch): Promise<LawPage> {
  const begun = performance.now()
  const index = research.laws()
  if (!index) throw new AppError('search.not_ready')
  const query = parseQuery(body.query)
  assertAnswerable(query, body.filters)
  const { hits, total } = query.query
    ? index.articles.search(query, filterOf(index, body), 0, most)
    : listed(index, body)
  const sorted = inOrder(index, hits, body.sort)
  const shown = sorted.slice(body.pageIndex * body.pageSize, (body.pageIndex + 1) * body.pageSize)
  const [items, direct, didYouMean] = await Promise.all([
    itemsOf(research, index, shown, query),
    body.pageIndex === 0 ? directTarget(research.db, query.lookup, body.searchCountry) : null,
    total === 0 && query.query ? spelling(research, index, body) : null,
  ])
  return {
    items,
    facets: body.facets ? facetsOf(index, hits, body) : null,
    notice:
      body.pageIndex === 0
        ? await lawNotice(research.db, query.cleaned, query.lookup, direct, body.searchCountry)
        : null,
    total: Math.min(total, most),
    totalIsLowerBound: total > most,
    pageIndex: body.pageIndex,
    pageSize: body.pageSize,
    tookMs: Math.round((performance.now() - begun) * 10) / 10,
    matched: matchedBy(hits),
    didYouMean,
    direct,
    queryShortened: query.truncated,
  }
}

function accepts({ filters, searchCountry }: LawSearch) {
  const articleNo = filters.articleNo && articleNumber(filters.articleNo).toLocaleLowerCase('tr')
  const lawNo = filters.lawNumber && lawNumber(filters.lawNumber)
  return (place: ArticlePlace | undefined): boolean =>
    place !== undefined &&
    place.law.country === searchCountry &&
    (!lawNo || lawNo === place.law.law_number) &&
    (!articleNo || articleNo === place.no.toLocaleLowerCase('tr')) &&
    (!filters.kind || filters.kind === place.law.kind)
}

function filterOf(index: LawIndex, body: LawSearch): ArticleFilter {
  const accept = accepts(body)
  return { country: lawCountry(body.searchCountry), accept: ({ id }) => accept(index.places.get(id)) }
}

/** Filters without words list what they leave, in the order of the laws. */
function listed(index: LawIndex, body: LawSearch): { hits: ArticleHit[]; total: number } {
  const accept = accepts(body)
  const ids = [...index.places].flatMap(([id, place]) => (accept(place) ? id : []))
  return { hits: ids.slice(0, most).map((id) => ({ id, score: 0, matched: 1 })), total: ids.length }
}

/** By date of the law where that is asked; articles of one law stay in their ranked order. */
function inOrder(index: LawIndex, hits: ArticleHit[], sort: LawSearch['sort']): ArticleHit[] {
  if (sort === 'relevance') return hits
  const direction = sort === 'newest' ? -1 : 1
  const dateOf = (hit: ArticleHit) => index.places.get(hit.id)?.law.published_on ?? ''
  return [...hits].sort((a, b) => {
    const [one, two] = [dateOf(a), dateOf(b)]
    if (one === two) return 0
    if (one === '' || two === '') return one === '' ? 1 : -1
    return one < two ? -direction : direction
  })
}

async function itemsOf(
  research: Research,
  index: LawIndex,
  hits: ArticleHit[],
  query: ParsedQuery,
): Promise<LawHit[]> {
  const rows = new Map(
    (
      await listArticlesByIds(
        research.db,
        hits.map((hit) => hit.id),
      )
    ).map((row) => [row.id, row]),
  )
  const found = hits.flatMap((hit) => {
    const row = rows.get(hit.id)
    const law = index.places.get(hit.id)?.law
    return row && law ? [{ hit, row, law }] : []
  })
  const country = found[0]?.law.country ?? 'turkey'
  const [snippets, citing] = await Promise.all([
    snippetsOf(
      found.map(({ row }) => row.text),
      query.query,
    ),
    countCitingArticles(research.db, country, [...new Set(found.map(({ law }) => law.law_number))]),
  ])
  return found.map(({ hit, row, law }, at) => ({
    ...presentArticle(row),
    law: presentLaw(law),
    snippets: snippets[at] ?? [],
    score: hit.score,
    citedByCount: row.appendix ? 0 : (citing.get(`${law.law_number}/${row.article_no}`) ?? 0),
  }))
}

function matchedBy([best]: ArticleHit[]): LawPage['matched'] {
  if (!best || best.matched > 0.99) return 'all'
  return best.matched >= 0.5 ? 'most' : 'any'
}

function facetsOf(index: LawIndex, hits: ArticleHit[], { searchCountry }: LawSearch): LawFacets {
  const laws = hits.flatMap((hit) => index.places.get(hit.id)?.law ?? [])
  return {
    laws: countsOf(
      laws,
      (law) => law.law_number,
      (law) => lawLabel(law.law_number, searchCountry, () => law.title),
    ),
    kinds: countsOf(
      laws,
      (law) => law.kind,
      (law) => law.kind,
    ),
    approximate: hits.length >= most,
  }
}

function countsOf(
  laws: LawsTable[],
  keyOf: (law: LawsTable) => string,
  labelOf: (law: LawsTable) => string,
): FacetValue[] {
  const counts = new Map<string, FacetValue>()
  for (const law of laws) {
    const value = keyOf(law)
    const known = counts.get(value)
    if (known) known.count++
    else counts.set(value, { value, label: labelOf(law), count: 1 })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).slice(0, shownFacets)
}

/** The spelling that decisions use, when some article has it too. */
async function spelling(research: Research, index: LawIndex, body: LawSearch): Promise<string | null> {
  const request = {
    ...body,
    query: parseQuery(body.query),
    country: body.searchCountry,
    filters: {},
    facets: false,
  }
  const proposed = await research.decisions()?.didYouMean(body.query, request)
  if (!proposed) return null
  return index.articles.search(parseQuery(proposed), filterOf(index, body), 0, 1).total > 0 ? proposed : null
}
