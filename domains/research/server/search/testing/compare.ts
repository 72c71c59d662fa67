/** Compares one random search in the index, page by page, with a scan of every decision. Throws at a difference. */
import assert from 'node:assert/strict'
import { parseQuery } from '../../../rules/query.ts'
import type { SearchCountry } from '../../../schemas.ts'
import type { DecisionSearch } from '../decision-search.ts'
import type { DecisionSource } from '../document.ts'
import type { DecisionSearchRequest } from '../request.ts'
import { type Below, drawFilters, drawQuery, drawSort } from './draw.ts'
import { inDateOrder, type KnownTerms, type ReadDecision, scanDecisions, tally } from './scan-decisions.ts'

export interface Compared {
  text: string
  matches: number
}

export async function compareDrawn(
  search: DecisionSearch,
  decisions: readonly ReadDecision[],
  below: Below,
  terms: KnownTerms,
): Promise<Compared> {
  const sources = decisions.map(({ source }) => source)
  const text = drawQuery(below, sources)
  const country: SearchCountry = below(20) === 0 ? 'kktc' : 'turkey'
  const request: Omit<DecisionSearchRequest, 'pageIndex'> = {
    query: parseQuery(text),
    country,
    filters: drawFilters(below, sources),
    sort: drawSort(below),
    pageSize: [10, 20, 50, 100][below(4)] as number,
    facets: below(2) === 0,
  }
  const expected = scanDecisions(decisions, { ...request.query, country, filters: request.filters }, terms)
  const about = JSON.stringify({ text, ...request, query: undefined })
  await comparePages(search, request, expected, about)
  await compareCounts(search, request, expected, about)
  return { text, matches: expected.length }
}

type PagedRequest = Omit<DecisionSearchRequest, 'pageIndex'>

async function comparePages(
  search: DecisionSearch,
  request: PagedRequest,
  expected: readonly DecisionSource[],
  about: string,
): Promise<void> {
  const seen: number[] = []
  const pages = Math.ceil(expected.length / request.pageSize) + 1
  for (let pageIndex = 0; pageIndex < pages; pageIndex++) {
    const page = await search.search({ ...request, pageIndex })
    if (request.facets || !page.totalIsLowerBound) assert.equal(page.total, expected.length, about)
    assert.ok(page.total <= expected.length, about)
    seen.push(...page.hits.flatMap(({ doc, partial }) => (partial ? [] : doc)))
  }
  if (request.sort !== 'relevance') assert.deepEqual(seen, inDateOrder(expected, request.sort), about)
  const numbers = expected.map(({ doc }) => doc)
  assert.deepEqual(
    [...seen].sort((a, b) => a - b),
    numbers.sort((a, b) => a - b),
    about,
  )
}

async function compareCounts(
  search: DecisionSearch,
  request: PagedRequest,
  expected: readonly DecisionSource[],
  about: string,
): Promise<void> {
  const counts = await search.facets({ ...request, pageIndex: 0 })
  assert.equal(counts.total, expected.length, about)
  assert.equal(counts.approximate, false, about)
  const asMap = (list: readonly { value: string; count: number }[]) =>
    new Map(list.map(({ value, count }) => [value, count]))
  assert.deepEqual(asMap(counts.courts), tally(expected.map(({ court }) => court)), about)
  assert.deepEqual(
    asMap(counts.chambers),
    tally(expected.map(({ court, chamber }) => chamber && `${court} ${chamber}`)),
    about,
  )
  assert.deepEqual(asMap(counts.outcomes), tally(expected.map(({ outcome }) => outcome)), about)
  assert.deepEqual(
    asMap(counts.years),
    tally(
      expected.map(({ decisionDate, decisionYear }) => decisionDate?.slice(0, 4) ?? decisionYear?.toString()),
    ),
    about,
  )
  const laws = tally(
    expected.flatMap(({ citedLaws }) => [...new Set(citedLaws.map(({ lawNumber }) => lawNumber))]),
  )
  for (const { value, count } of counts.laws) assert.equal(count, laws.get(value), about)
  assert.equal(counts.laws.length, Math.min(30, laws.size), about)
}
