/** Searches articles of laws: ranked in memory, shown with snippets from the database. */

import { AppError } from '@mizan/platform/contract'
import { articleTerm } from '../../rules/analysis.ts'
import { lawCountry } from '../../rules/countries.ts'
import { articleNumber, lawNumber } from '../../rules/filters.ts'
import { type ParsedQuery, parseQuery } from '../../rules/query.ts'
import type { ArticleFilter, ArticleHit } from '../../rules/ranking/article-index.ts'
import { successorsOf } from '../../rules/repealed-laws.ts'
import type { FacetValue, LawFacets, LawHit, LawPage, LawSearch, SearchCountry } from '../../schemas.ts'
import type { ArticlePlace, LawIndex } from '../law-index.ts'
import type { Research } from '../research.ts'
import { correctedQuery, snippetsOf } from '../search/index.ts'
import { countCiting } from '../store/citing.ts'
import { listArticlesByIds } from '../store/reading.ts'
import type { Db } from '../store/rows.ts'
import type { LawsTable } from '../tables.ts'
import { assertAnswerable } from './answerable.ts'
import { directTarget } from './direct.ts'
import { lawNotice } from './law-notice.ts'
import { heldLawLabel } from './names.ts'
import { presentArticle, presentLaw } from './present.ts'

/** More hits than this are neither sorted by date nor counted; a page beyond them is empty. */
const most = 10_000
const shownFacets = 50

export async function searchLaws(research: Research, body: LawSearch): Promise<LawPage> {
  const begun = performance.now()
  const index = research.laws()
  if (!index) throw new AppError('search.not_ready')
  const said = parseQuery(body.query)
  assertAnswerable(said, body.filters)
  const query = inForce(said, index, body.searchCountry)
  const { hits, total, withEveryWord } = query.query ? found(index, query, body) : listed(index, body)
  const sorted = inOrder(index, hits, body.sort)
  const shown = sorted.slice(body.pageIndex * body.pageSize, (body.pageIndex + 1) * body.pageSize)
  const [items, leads, didYouMean] = await Promise.all([
    itemsOf(research, index, shown, query),
    body.pageIndex === 0 ? leadsOf(research.db, said, body.searchCountry) : { direct: null, notice: null },
    query.query ? spelling(index, body.query, filterOf(index, body), hits) : null,
  ])
  return {
    items,
    facets: body.facets ? facetsOf(index, hits) : null,
    ...leads,
    total: Math.min(total, most),
    totalIsLowerBound: total > most,
    withEveryWord: withEveryWord === null ? null : Math.min(withEveryWord, most),
    pageIndex: body.pageIndex,
    pageSize: body.pageSize,
    tookMs: Math.round((performance.now() - begun) * 10) / 10,
    matched: matchedBy(hits),
    didYouMean,
    queryShortened: said.truncated,
  }
}

/** What the query names: the text itself, or for an article of a repealed law the one that took its place. */
async function leadsOf(
  db: Db,
  { cleaned, lookup }: ParsedQuery,
  country: SearchCountry,
): Promise<Pick<LawPage, 'direct' | 'notice'>> {
  const direct = await directTarget(db, lookup, country)
  const notice = await lawNotice(db, cleaned, lookup, direct, country)
  const [counterpart, ...more] = notice?.reason === 'repealed' ? notice.counterparts : []
  return { direct: direct ?? (more.length === 0 ? counterpart : null) ?? null, notice }
}

/** An article of a repealed law that is not held is searched for as the one that took its place. */
function inForce(said: ParsedQuery, index: LawIndex, country: SearchCountry): ParsedQuery {
  const { lookup } = said
  if (country !== 'turkey' || lookup?.kind !== 'article') return said
  const [successor] = successorsOf(lookup.lawNumber, lookup.articleNo)
  if (!successor || index.articles.find(articleTerm(lookup.lawNumber, lookup.articleNo)).length > 0)
    return said
  return parseQuery(`${successor.lawNumber}/${successor.articleNo}`)
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

interface Found {
  hits: ArticleHit[]
  total: number
  withEveryWord: number | null
}

/**
 * Articles that say it in other words have their place by relevance alone: in the order of dates they would stand above
 * those that have every word, and where only these are wanted they are left out.
 */
function found(index: LawIndex, query: ParsedQuery, body: LawSearch): Found {
  const { hits, total } = index.articles.search(query, filterOf(index, body), 0, most)
  const whole = hits.filter(hasEveryWord)
  // Where every hit that was fetched has them all, so may those beyond.
  const withEveryWord = whole.length === hits.length ? total : whole.length
  const isStrict = body.filters.mode === 'all' || (body.sort !== 'relevance' && whole.length > 0)
  return isStrict ? { hits: whole, total: withEveryWord, withEveryWord } : { hits, total, withEveryWord }
}

/** Shares are sums of fractions. */
const isWhole = (share: number): boolean => share > 0.99

const hasEveryWord = ({ matched }: ArticleHit): boolean => isWhole(matched)

/** Filters without words list what they leave, in the order of the laws. */
function listed(index: LawIndex, body: LawSearch): Found {
  const accept = accepts(body)
  const ids = [...index.places].flatMap(([id, place]) => (accept(place) ? id : []))
  const hits = ids.slice(0, most).map((id) => ({ id, score: 0, matched: 1 }))
  return { hits, total: ids.length, withEveryWord: null }
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
  const shown = hits.flatMap((hit) => {
    const row = rows.get(hit.id)
    const law = index.places.get(hit.id)?.law
    return row && law ? [{ hit, row, law }] : []
  })
  const country = shown[0]?.law.country ?? 'turkey'
  const [snippets, citing] = await Promise.all([
    snippetsOf(
      shown.map(({ row }) => row.text),
      query.query,
    ),
    countCiting(research.db, country, [...new Set(shown.map(({ law }) => law.law_number))]),
  ])
  return shown.map(({ hit, row, law }, at) => ({
    ...presentArticle(row),
    law: presentLaw(law),
    snippets: snippets[at] ?? [],
    score: hit.score,
    citedByCount: row.appendix ? 0 : (citing.get(`${law.law_number}/${row.article_no}`) ?? 0),
  }))
}

/** An article that the law words otherwise may come before one that has all the words; the first page tells. */
const FIRST_HITS = 10

function matchedBy(hits: ArticleHit[]): LawPage['matched'] {
  const most = bestShare(hits)
  if (hits.length === 0 || isWhole(most)) return 'all'
  return most >= 0.5 ? 'most' : 'any'
}

const bestShare = (hits: ArticleHit[]): number =>
  hits.slice(0, FIRST_HITS).reduce((most, { matched }) => Math.max(most, matched), 0)

function facetsOf(index: LawIndex, hits: ArticleHit[]): LawFacets {
  const laws = hits.flatMap((hit) => index.places.get(hit.id)?.law ?? [])
  return {
    laws: countsOf(laws, (law) => law.law_number, heldLawLabel),
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

/** Another spelling, where no article has all the words and one of them is in none; only one that finds more. */
async function spelling(
  { articles, spellings }: LawIndex,
  text: string,
  filter: ArticleFilter,
  hits: ArticleHit[],
): Promise<string | null> {
  if (hits.length > 0 && matchedBy(hits) === 'all') return null
  const corrected = await correctedQuery(text, (term) => articles.documentFrequency(term), spellings)
  const better = corrected && articles.search(parseQuery(corrected), filter, 0, 1).hits[0]
  return better && better.matched > bestShare(hits) ? corrected : null
}
