/** Searches decisions: from the typed words to a page of results with snippets and counts. */

import { AppError } from '@mizan/platform/contract'
import { articleNumber, fileNumber, lawNumber } from '../../rules/filters.ts'
import { parseQuery, type Query } from '../../rules/query.ts'
import type {
  DecisionFacets,
  DecisionFilters,
  DecisionPage,
  DecisionSummary,
  DirectTarget,
  FacetAnswer,
  FilteredSearch,
  LawNotice,
  SearchCountry,
} from '../../schemas.ts'
import type { ResearchCall } from '../call.ts'
import type { Research } from '../research.ts'
import {
  type DecisionCounts,
  type DecisionMatches,
  type DecisionSearch,
  type DecisionSearchRequest,
  snippetsOf,
} from '../search/index.ts'
import { findDecision, listHeads, listRows } from '../store/reading.ts'
import type { Db } from '../store/rows.ts'
import { assertAnswerable } from './answerable.ts'
import { directTarget } from './direct.ts'
import { lawNotice } from './law-notice.ts'
import { missingDecision } from './missing-decision.ts'
import { lawLabel } from './names.ts'
import { presentHead, presentHeads, relatedLaws } from './present.ts'
import { payForSearch } from './price.ts'

const mostSimilar = 8

export async function searchDecisions(call: ResearchCall, body: FilteredSearch): Promise<DecisionPage> {
  const { research } = call.parts
  const begun = performance.now()
  const engine = engineOf(research)
  const request = requestOf(research, body)
  await payForSearch({ ...request, query: request.query.query, known: engine.known }, call.charge)
  const [matches, direct] = await Promise.all([
    engine.search(request),
    body.pageIndex === 0 ? directTarget(research.db, request.query.lookup, body.searchCountry) : null,
  ])
  const [items, notice, didYouMean] = await Promise.all([
    hitsOf(research, matches),
    body.pageIndex === 0 ? noticeOf(research.db, request, direct) : null,
    request.query.query ? engine.didYouMean(body.query, request, matches) : null,
  ])
  return {
    items,
    facets: matches.counts ? facetsOf(research, matches.counts, body.searchCountry) : null,
    total: matches.total,
    totalIsLowerBound: matches.totalIsLowerBound,
    pageIndex: body.pageIndex,
    pageSize: body.pageSize,
    tookMs: tookSince(begun),
    matched: matches.matched,
    didYouMean,
    direct,
    queryShortened: request.query.truncated,
    remark: request.query.remark,
    weak: matches.weak,
    notice,
    missing: direct || body.pageIndex > 0 ? null : missingDecision(research, request.query.lookup, items),
  }
}

export async function countDecisions(call: ResearchCall, body: FilteredSearch): Promise<FacetAnswer> {
  const { research } = call.parts
  const begun = performance.now()
  const engine = engineOf(research)
  const request = requestOf(research, { ...body, facets: true })
  await payForSearch(
    { ...request, query: request.query.query, known: engine.known, pageSize: 0 },
    call.charge,
  )
  const counts = await engine.facets(request)
  return {
    total: counts.total,
    totalIsLowerBound: counts.totalIsLowerBound,
    facets: facetsOf(research, counts, body.searchCountry),
    tookMs: tookSince(begun),
  }
}

export async function similarTo(
  { parts: { research } }: ResearchCall,
  { caseId: id, country }: { caseId: string; country: SearchCountry },
): Promise<DecisionSummary[]> {
  const row = await findDecision(research.db, id, country)
  if (!row) throw new AppError('decision.not_found')
  const docs = await engineOf(research).similar({ doc: row.doc, text: row.text, country }, mostSimilar)
  const heads = inOrder(docs, await listHeads(research.db, docs))
  return presentHeads(research.db, heads)
}

/** Decisions are found by the number of a law whatever became of it, so only what the corpus lacks is said. */
async function noticeOf(
  db: Db,
  { query: { cleaned, lookup }, country }: DecisionSearchRequest,
  direct: DirectTarget | null,
): Promise<LawNotice | null> {
  const notice = await lawNotice(db, cleaned, lookup, direct, country)
  const lacksArticle = notice?.reason === 'no_article' && notice.lastArticle !== null
  return lacksArticle || notice?.reason === 'not_held' ? notice : null
}

const tookSince = (begun: number) => Math.round((performance.now() - begun) * 10) / 10

function engineOf(research: Research): DecisionSearch {
  const engine = research.decisions()
  if (!engine) throw new AppError('search.preparing')
  return engine
}

function requestOf(research: Research, body: FilteredSearch): DecisionSearchRequest {
  const query = parseQuery(body.query, { country: body.searchCountry })
  assertAnswerable(query, body.filters)
  assertKnown(research, body)
  const { searchCountry: country, sort, pageIndex, pageSize, facets } = body
  return { query, country, filters: readFilters(body), sort, pageIndex, pageSize, facets }
}

/** Converts numbers to the spelling of the index, however they were typed. */
function readFilters({ filters, searchCountry }: FilteredSearch): DecisionFilters {
  const read = { ...filters }
  const country = searchCountry
  if (read.caseNumber) read.caseNumber = fileNumber(read.caseNumber, country)
  if (read.decisionNumber) read.decisionNumber = fileNumber(read.decisionNumber, country)
  if (read.lawNumber) read.lawNumber = lawNumber(read.lawNumber)
  if (read.articleNo) read.articleNo = articleNumber(read.articleNo)
  return read
}

function assertKnown(research: Research, { searchCountry, filters }: FilteredSearch): void {
  const known = research.chambers()?.filter((one) => one.country === searchCountry)
  if (!known) return
  const courts = new Set(known.map((one) => one.court))
  const chambers = new Set(
    known.flatMap((one) => (one.chamber ? [one.chamber, `${one.court} ${one.chamber}`] : [])),
  )
  const unknown =
    filters.courts?.find((court) => !courts.has(court)) ??
    filters.chambers?.find((chamber) => !chambers.has(chamber))
  if (unknown !== undefined) throw new AppError('search.unknown_chamber')
}

function inOrder<T extends { doc: number }>(docs: number[], rows: T[]): T[] {
  const byDoc = new Map(rows.map((row) => [row.doc, row]))
  return docs.flatMap((doc) => byDoc.get(doc) ?? [])
}

async function hitsOf({ db }: Research, matches: DecisionMatches): Promise<DecisionPage['items']> {
  const docs = matches.hits.map((hit) => hit.doc)
  const [{ rows, snippets }, lawsOf] = await Promise.all([
    rowsWithSnippets(db, docs, matches.shown),
    relatedLaws(db, docs),
  ])
  const hits = new Map(matches.hits.map((hit) => [hit.doc, hit]))
  return rows.map((row, index) => ({
    ...presentHead(row, lawsOf(row.doc), row.text),
    snippets: snippets[index] ?? [],
    score: hits.get(row.doc)?.score ?? 0,
    partial: hits.get(row.doc)?.partial ?? false,
    formulaic: hits.get(row.doc)?.formulaic ?? false,
  }))
}

async function rowsWithSnippets(db: Db, docs: number[], shown: Query | null) {
  const rows = inOrder(docs, await listRows(db, docs))
  const texts = rows.map((row) => row.text)
  return { rows, snippets: await snippetsOf(texts, shown) }
}

function facetsOf(research: Research, counts: DecisionCounts, country: SearchCountry): DecisionFacets {
  const titleOf = (number: string) => research.laws()?.titles.get(`${country}/${number}`)
  const plain = ({ value, count }: { value: string; count: number }) => ({ value, label: value, count })
  return {
    courts: counts.courts.map(plain),
    chambers: counts.chambers.map(plain),
    outcomes: counts.outcomes.map(plain),
    years: counts.years.map(plain),
    laws: counts.laws.map(({ value, count }) => ({ value, label: lawLabel(value, country, titleOf), count })),
    undated: counts.undated,
    approximate: counts.approximate,
  }
}
