/** Searches the decisions of one version of the index. */
import { join } from 'node:path'
import {
  currentVersion,
  type IndexReader,
  openIndex,
  PREFIX_EXPANSIONS,
  type Vocabulary,
} from '@mizan/platform/search'
import type { Known } from '../../rules/query/cost.ts'
import { type Matched, type ParsedQuery, parseQuery, type Query, readingsOf } from '../../rules/query.ts'
import type { DecisionFilters, SearchCountry, Sort } from '../../schemas.ts'
import { Allowed } from './allowed.ts'
import { Calendar } from './calendar.ts'
import { clauseOf } from './clauses.ts'
import { ColumnMatches } from './column-matches.ts'
import { countDecisions, type DecisionCounts } from './counts.ts'
import { keyClause, type Narrowing, narrowingOf } from './filters.ts'
import { countryNumber, warmFields } from './index-schema.ts'
import { MatchCache } from './match-cache.ts'
import { type Matches, type Total, WordMatches } from './matches.ts'
import type { Names } from './names.ts'
import { similarityClause } from './similar.ts'
import { correctedQuery } from './spelling.ts'
import { readWordFiles } from './word-files.ts'

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
  hits: { doc: number; score: number }[]
  /** How the words were joined to find anything. */
  matched: Matched
  /** The query that found them, for highlighting. */
  shown: Query | null
  counts: DecisionCounts | null
}

export interface OpenOptions {
  /** Upper bound for the engine's cache of index data. */
  cacheMegabytes?: number
}

interface Step {
  query: Query | null
  matched: Matched
}

const REMEMBERED_IDS = 6_000_000
/**
 * Among this many documents, fetching all matches takes a few milliseconds; among a hundred thousand it takes
 * fifteen.
 */
const SOON_COUNTED = 20_000

const looseness: Record<Matched, number> = { all: 0, apart: 1, most: 2, any: 3, question: 3 }
/**
 * With so few hits a word of the query may be a typing error that a text shares; the right spelling has many times as
 * many.
 */
const FEW_HITS = 3
const MANY_TIMES = 20

export class DecisionSearch {
  readonly version: string
  readonly reader: IndexReader
  private readonly names: Names
  readonly spellings: Vocabulary
  private readonly calendar: Calendar
  private readonly cache = new MatchCache(REMEMBERED_IDS)
  private readonly allowed: Allowed

  private constructor(
    version: string,
    reader: IndexReader,
    names: Names,
    spellings: Vocabulary,
    calendar: Calendar,
  ) {
    this.version = version
    this.reader = reader
    this.names = names
    this.spellings = spellings
    this.calendar = calendar
    this.allowed = new Allowed(reader.columns)
  }

  /** Opens the version in use below `base`; null if nothing has been built yet. Throws if it is damaged. */
  static async open(base: string, options: OpenOptions = {}): Promise<DecisionSearch | null> {
    const version = await currentVersion(base)
    if (!version) return null
    const folder = join(base, version)
    const { names, spellings } = await readWordFiles(folder)
    const reader = await openIndex(folder, { ...options, warm: warmFields })
    return new DecisionSearch(version, reader, names, spellings, await Calendar.of(reader.columns))
  }

  get documents(): number {
    return this.reader.documents
  }

  /** Estimates what a query costs in this index. */
  get known(): Known {
    const { vocabulary } = this.reader
    return {
      frequency: (term) => vocabulary.frequency(term),
      startingWith: (prefix) => vocabulary.startingWith(prefix, PREFIX_EXPANSIONS),
    }
  }

  async search(request: DecisionSearchRequest): Promise<DecisionMatches> {
    const from = request.pageIndex * request.pageSize
    const { matches, step } = await this.firstWithHits(request)
    const { ids, scores } = await matches.page(sortOf(request, step), from, from + request.pageSize)
    const counts = request.facets ? await this.count(matches, step, request) : null
    this.cache.shrink()
    const hits = [...ids].map((doc, index) => ({ doc, score: scores[index] ?? 0 }))
    return {
      hits,
      ...(counts ? totalOf(counts) : await this.totalOf(matches)),
      matched: step.matched,
      shown: step.query,
      counts,
    }
  }

  /** Counted to the end, like the facets, if that costs little beside the page. */
  private async totalOf(matches: Matches): Promise<Total> {
    if (matches.total().totalIsLowerBound && this.documents <= SOON_COUNTED) await matches.all()
    return matches.total()
  }

  /** Counts of the hits of `search` for the same request. */
  async facets(request: DecisionSearchRequest): Promise<DecisionCounts> {
    const { matches, step } = await this.firstWithHits(request)
    const counts = await this.count(matches, step, request)
    this.cache.shrink()
    return counts
  }

  /** Another spelling, for a query that found nothing or too little; only one that finds more. */
  async didYouMean(
    text: string,
    request: DecisionSearchRequest,
    found: Pick<DecisionMatches, 'matched' | 'total'>,
  ): Promise<string | null> {
    const isLoose = looseness[found.matched] >= looseness.most
    if (found.total > FEW_HITS && !isLoose) return null
    const { vocabulary } = this.reader
    const corrected = await correctedQuery(text, (term) => vocabulary.frequency(term), this.spellings)
    if (!corrected) return null
    const { total, matched } = await this.search({
      ...request,
      query: parseQuery(corrected),
      pageIndex: 0,
      pageSize: 1,
      facets: false,
    })
    if (looseness[matched] > looseness[found.matched]) return null
    return total > (isLoose ? 0 : found.total * MANY_TIMES) ? corrected : null
  }

  /** Numbers of the decisions most similar to one, best first. */
  async similar(
    document: { doc: number; text: string; country: SearchCountry },
    limit: number,
  ): Promise<number[]> {
    const { vocabulary, documents } = this.reader
    const clause = similarityClause(document.text, document.country, vocabulary, documents)
    if (!clause) return []
    const where = [{ column: 'country', in: [countryNumber[document.country]] }]
    const { ids } = await this.reader.search({ clause, where, limit: limit + 1 })
    return [...ids].filter((id) => id !== document.doc).slice(0, limit)
  }

  close(): void {
    this.reader.close()
  }

  /** The strictest reading of the query that has hits, or the strictest of all if none has. */
  private async firstWithHits(request: DecisionSearchRequest): Promise<{ matches: Matches; step: Step }> {
    const narrowing = narrowingOf(request.filters, request.country, this.names)
    const steps = this.stepsOf(request)
    for (const step of steps) {
      const matches = this.matchesOf(step.query, narrowing)
      if (steps.length === 1 && !request.facets) return { matches, step }
      // Counting needs all matches, so the page is taken from them without a query of its own.
      const { ids } = request.facets
        ? await matches.counted()
        : await matches.page(sortOf(request, step), 0, (request.pageIndex + 1) * request.pageSize)
      if (ids.length > 0) return { matches, step }
    }
    const step = steps[0] as Step
    return { matches: this.matchesOf(step.query, narrowing), step }
  }

  private stepsOf({ query: { query, question }, filters: { mode } }: DecisionSearchRequest): Step[] {
    if (!query) return [{ query, matched: 'all' }]
    const frequency = (term: string) => this.reader.vocabulary.frequency(term)
    return readingsOf(query, mode, { question, frequency })
  }

  private matchesOf(query: Query | null, { where, keys }: Narrowing): Matches {
    const { vocabulary, fields } = this.reader
    const lexicon = {
      vocabulary,
      hasPairs: fields.includes('pairs'),
      hasCourts: fields.includes('bench'),
    }
    const words = query && clauseOf(query, lexicon)
    const clauses = [...(words ? [words] : []), ...(keys.length > 0 ? [keyClause(keys)] : [])]
    const [only] = clauses
    const key = JSON.stringify([clauses, where])
    return this.cache.get(key, () => {
      if (!only) return new ColumnMatches(this.reader.columns, this.calendar, where)
      const clause = clauses.length === 1 ? only : { kind: 'boolean' as const, must: clauses }
      return new WordMatches(this.reader, this.calendar, { clause, where, allowed: this.allowed.by(where) })
    })
  }

  private async count(
    matches: Matches,
    { query }: Step,
    { filters, country }: DecisionSearchRequest,
  ): Promise<DecisionCounts> {
    const isBounded = !filters.undated && Boolean(filters.startDate || filters.endDate)
    const narrowing = narrowingOf({ ...filters, undated: true }, country, this.names)
    const [{ ids, complete, total }, leftOut] = await Promise.all([
      matches.counted(),
      isBounded ? this.matchesOf(query, narrowing).all() : null,
    ])
    const counts = await countDecisions(ids, this.reader.columns, this.calendar, this.names)
    const undated = leftOut ? leftOut.ids.length : counts.undated
    return { total, totalIsLowerBound: !complete, approximate: !complete, ...counts, undated }
  }
}

/** Without words there is no relevance: the newest come first. */
const sortOf = ({ sort }: DecisionSearchRequest, { query }: Step): Sort =>
  query === null && sort === 'relevance' ? 'newest' : sort

const totalOf = ({ total, totalIsLowerBound }: Total): Total => ({ total, totalIsLowerBound })
