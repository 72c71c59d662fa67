/** What a search of decisions is asked and what it answers, and how a query is read in one of its steps. */
import { namesText } from '../../rules/nearness/units.ts'
import type { Matched, ParsedQuery, Query } from '../../rules/query.ts'
import type { DecisionFilters, SearchCountry, Sort } from '../../schemas.ts'
import type { DecisionCounts } from './counts.ts'
import type { Total } from './matches.ts'
import type { Hit } from './near-matches.ts'

export interface OpenOptions {
  /** Upper bound for the engine's cache of index data. */
  cacheMegabytes?: number
}

export interface DecisionSearchRequest {
  query: ParsedQuery
  country: SearchCountry
  filters: DecisionFilters
  sort: Sort
  pageIndex: number
  pageSize: number
  /** Exact total and counts up to the cap, which cost more than the page. */
  facets: boolean
}

export interface DecisionMatches extends Total {
  hits: Hit[]
  /** As the page has it. */
  weak: boolean
  /** How the words were joined to find anything. */
  matched: Matched
  /** The query that found them, for highlighting. */
  shown: Query | null
  counts: DecisionCounts | null
}

export interface Step {
  query: Query | null
  matched: Matched
}

/** Without words there is no relevance: the newest come first. */
export const sortOf = ({ sort }: DecisionSearchRequest, { query }: Step): Sort =>
  query === null && sort === 'relevance' ? 'newest' : sort

export const totalOf = ({ total, totalIsLowerBound }: Total): Total => ({ total, totalIsLowerBound })

/** What the second stage compares with; a question of many words is ordered by its words alone. */
export const typedFor = ({ query: { cleaned } }: DecisionSearchRequest, { matched }: Step): string =>
  matched === 'question' ? '' : cleaned

/** Whether each word of the query was found. */
export const hasEveryWord = ({ matched }: Step): boolean => matched === 'all' || matched === 'apart'

/** A query of words by relevance; with operators it is meant literally, and a sentence by any of its words. */
export const isPlain = (
  { query, filters, sort }: DecisionSearchRequest,
  { query: read, matched }: Step,
): boolean =>
  matched !== 'question' &&
  sort === 'relevance' &&
  !filters.mode &&
  !query.advanced &&
  !query.lookup &&
  !(read && namesText(read)) &&
  query.words > 0
