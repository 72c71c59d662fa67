/** Searches articles of laws: ranked in memory, shown with snippets from the database. */

import { inTurns } from '@mizan/platform/call'
import { AppError } from '@mizan/platform/contract'
import { articleTerm } from '../../rules/analysis.ts'
import type { Lookup } from '../../rules/citation-query.ts'
import { articleNumber, lawNumber } from '../../rules/filters.ts'
import { type ParsedQuery, parseQuery } from '../../rules/query.ts'
import type { ArticleFilter, ArticleHit, ArticleResult } from '../../rules/ranking/article-index.ts'
import { successorsOf } from '../../rules/repealed-laws.ts'
import type { LawHit, LawNotice, LawPage, LawSearch, SearchCountry } from '../../schemas.ts'
import type { ResearchCall } from '../call.ts'
import type { ArticlePlace, LawIndex } from '../law-index.ts'
import type { Research } from '../research.ts'
import { correctedQuery, snippetsOf } from '../search/index.ts'
import { countCiting } from '../store/citing.ts'
import { listArticlesByIds } from '../store/reading.ts'
import type { Db } from '../store/rows.ts'
import { assertAnswerable } from './answerable.ts'
import { directTarget } from './direct.ts'
import { lawFacetsOf } from './law-facets.ts'
import { lawNotice } from './law-notice.ts'
import { presentArticle, presentLaw } from './present.ts'
import { payForSearch } from './price.ts'

/** Hits beyond this number are neither sorted by date nor counted; a page beyond them is empty. */
const most = 10_000

export async function searchLaws(call: ResearchCall, body: LawSearch): Promise<LawPage> {
  const { research } = call.parts
  const begun = performance.now()
  const index = research.laws()
  if (!index) throw new AppError('search.preparing')
  const said = asLaw(parseQuery(body.query, { country: body.searchCountry }))
  assertAnswerable(said, body.filters)
  const query = inForce(said, index, body.searchCountry)
  await payForSearch({ ...body, query: query.query, known: index.articles.known }, call.charge)
  const leads = await leadsOf(research.db, said, body.searchCountry)
  const found = await foundFor(index, query, leads.notice, body)
  const { hits, total, withEveryWord } = found
  const sorted = inOrder(index, query.lookup, hits, body.sort)
  const shown = sorted.slice(body.pageIndex * body.pageSize, (body.pageIndex + 1) * body.pageSize)
  const [items, didYouMean] = await Promise.all([
    itemsOf(research, index, shown, query),
    query.query && !query.lookup && !query.nothing ? spelling(index, body, found) : null,
  ])
  return {
    items,
    facets: body.facets ? lawFacetsOf(index, hits, hits.length >= most) : null,
    ...(body.pageIndex === 0 ? leads : { direct: null, notice: null }),
    total: Math.min(total, most),
    totalIsLowerBound: total > most,
    withEveryWord: withEveryWord === null ? null : Math.min(withEveryWord, most),
    pageIndex: body.pageIndex,
    pageSize: body.pageSize,
    tookMs: Math.round((performance.now() - begun) * 10) / 10,
    matched: matchedBy(found),
    didYouMean,
    queryShortened: said.truncated,
    remark: said.remark,
  }
}

/** Among laws "39/10" and "2004/72" name a law or an article, and no decision. */
function asLaw(said: ParsedQuery): ParsedQuery {
  const { lookup } = said
  const other = lookup?.kind === 'decision' ? lookup.alternative : undefined
  return other && other.kind !== 'decision' ? { ...said, lookup: other } : said
}

/** The number or chapter of a law without any word of its name. */
const numberAlone =
  /^(?:kktc )?(?:(?:kanun|yasa|fas[ıi]l|cap)\.? ?)?(?:no\.?:? ?)?[\d /–-]+(?: say[ıi]l[ıi])?(?: (?:kanun|yasa)\p{L}*)?$/iu

/** Nothing for a text that the corpus lacks, and all of a law that is named by its number. */
async function foundFor(
  index: LawIndex,
  query: ParsedQuery,
  notice: LawNotice | null,
  body: LawSearch,
): Promise<ArticleResult> {
  const { lookup, cleaned } = query
  // "1000" may be a number of another kind.
  const isMissing = notice?.reason === 'not_held' && !/^\d+$/.test(cleaned)
  if (query.nothing || isMissing || notice?.reason === 'no_article')
    return { hits: [], total: 0, withEveryWord: null, mostWords: 1 }
  if (!query.query) return listed(index, body)
  const isLaw = lookup?.kind === 'law' && !notice && numberAlone.test(cleaned)
  const named = isLaw && !body.filters.lawNumber ? lookup.lawNumber : undefined
  const whole = named && listed(index, { ...body, filters: { ...body.filters, lawNumber: named } })
  return whole && whole.total > 0 ? whole : inTurns(finding(index, query, body))
}

/** The text that the query names, or for an article of a repealed law its successor. */
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

/** A search for an article of a repealed law that the corpus lacks becomes a search for its successor. */
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
  return { country: body.searchCountry, accept: ({ id }) => accept(index.places.get(id)) }
}

/**
 * Articles with other words for the same are ordered only by relevance: sorted by date they would come before articles
 * with every word, so they are left out then, as they are if every word is required.
 */
function finding(index: LawIndex, query: ParsedQuery, body: LawSearch): Generator<void, ArticleResult> {
  const filter = filterOf(index, body)
  if (body.filters.mode === 'all') filter.everyWord = 'only'
  else if (body.sort !== 'relevance') filter.everyWord = 'preferred'
  return index.articles.searching(query, filter, 0, most)
}

/** Filters without words list everything that they leave, in the order of the laws. */
function listed(index: LawIndex, body: LawSearch): ArticleResult {
  const accept = accepts(body)
  const ids = [...index.places].flatMap(([id, place]) => (accept(place) ? id : []))
  const hits = ids.slice(0, most).map((id) => ({ id, score: 0, matched: 1 }))
  return { hits, total: ids.length, withEveryWord: null, mostWords: 1 }
}

/**
 * Sorted by date of the law on request, undated ones last; articles of one day keep their ranked order. A range of
 * articles is listed as in its law.
 */
function inOrder(
  index: LawIndex,
  lookup: Lookup | null,
  hits: ArticleHit[],
  sort: LawSearch['sort'],
): ArticleHit[] {
  if (lookup?.kind === 'article' && lookup.through) {
    const numberOf = ({ id }: ArticleHit) => Number(index.places.get(id)?.no)
    return [...hits].sort((a, b) => numberOf(a) - numberOf(b))
  }
  if (sort === 'relevance') return hits
  const days = Map.groupBy(hits, (hit) => index.places.get(hit.id)?.law.published_on ?? '')
  const undated = days.get('') ?? []
  days.delete('')
  const inTime = [...days.keys()].sort()
  if (sort === 'newest') inTime.reverse()
  return [...inTime.flatMap((day) => days.get(day) ?? []), ...undated]
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

/** Derived from the same count as `withEveryWord`, so that the two never contradict each other. */
function matchedBy({ hits, withEveryWord, mostWords }: ArticleResult): LawPage['matched'] {
  if (hits.length === 0 || withEveryWord !== 0) return 'all'
  return mostWords > 0.5 ? 'most' : 'any'
}

/** Another spelling, if no article has all words and one of the words occurs nowhere; only one that finds more. */
async function spelling(index: LawIndex, body: LawSearch, found: ArticleResult): Promise<string | null> {
  if (found.hits.length > 0 && matchedBy(found) === 'all') return null
  const { articles, spellings } = index
  const corrected = await correctedQuery(body.query, (term) => articles.documentFrequency(term), spellings)
  if (!corrected) return null
  const better = await inTurns(
    articles.searching(parseQuery(corrected, { country: body.searchCountry }), filterOf(index, body), 0, 1),
  )
  const isBetter = better.hits.length > 0 && better.withEveryWord !== 0
  return isBetter ? corrected : null
}
