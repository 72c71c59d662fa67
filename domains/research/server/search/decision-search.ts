/** Searches the decisions of one version of the index. */
import { join } from 'node:path'
import { currentVersion, type IndexReader, openIndex, type Vocabulary } from '@mizan/platform/search'
import { type ParsedQuery, parseQuery, type Query, relaxations } from '../../rules/query.ts'
import type { DecisionFilters, SearchCountry, Sort } from '../../schemas.ts'
import { Calendar } from './calendar.ts'
import { clauseOf } from './clauses.ts'
import { ColumnMatches } from './column-matches.ts'
import { countDecisions, type DecisionCounts } from './counts.ts'
import { keyClause, type Narrowing, narrowingOf } from './filters.ts'
import { countryNumber } from './index-schema.ts'
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

export type Matched = 'all' | 'most' | 'any'

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

export class DecisionSearch {
  readonly version: string
  private readonly reader: IndexReader
  private readonly names: Names
  private readonly spellings: Vocabulary
  private readonly calendar: Calendar
  private readonly cache = new MatchCache(REMEMBERED_IDS)

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
  }

  /** Opens the version in use below `base`; null where nothing has been built yet. Throws where it is damaged. */
  static async open(base: string, options: OpenOptions = {}): Promise<DecisionSearch | null> {
    const version = await currentVersion(base)
    if (!version) return null
    const folder = join(base, version)
    const { names, spellings } = await readWordFiles(folder)
    const reader = await openIndex(folder, options)
    return new DecisionSearch(version, reader, names, spellings, await Calendar.of(reader.columns))
  }

  get documents(): number {
    return this.reader.documents
  }

  async search(request: DecisionSearchRequest): Promise<DecisionMatches> {
    const from = request.pageIndex * request.pageSize
    const { matches, step } = await this.firstWithHits(request)
    const { ids, scores } = await matches.page(sortOf(request, step), from, from + request.pageSize)
    const counts = request.facets ? await this.count(matches) : null
    this.cache.shrink()
    const hits = [...ids].map((doc, index) => ({ doc, score: scores[index] ?? 0 }))
    return {
      hits,
      ...(counts ? totalOf(counts) : matches.total()),
      matched: step.matched,
      shown: step.query,
      counts,
    }
  }

  /** Counts of what `search` finds for the same request. */
  async facets(request: DecisionSearchRequest): Promise<DecisionCounts> {
    const { matches } = await this.firstWithHits(request)
    const counts = await this.count(matches)
    this.cache.shrink()
    return counts
  }

  /** Another spelling that has hits, for a query that has none. */
  async didYouMean(text: string, request: DecisionSearchRequest): Promise<string | null> {
    const corrected = await correctedQuery(text, this.reader.vocabulary, this.spellings)
    if (!corrected) return null
    const { total } = await this.search({
      ...request,
      query: parseQuery(corrected),
      pageIndex: 0,
      pageSize: 1,
      facets: false,
    })
    return total > 0 ? corrected : null
  }

  /** Numbers of the decisions most like one, best first. */
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

  /** The strictest reading of the query that has hits, or the strictest of all where none has. */
  private async firstWithHits(request: DecisionSearchRequest): Promise<{ matches: Matches; step: Step }> {
    const narrowing = narrowingOf(request.filters, request.country, this.names)
    const steps = this.stepsOf(request)
    for (const step of steps) {
      const matches = this.matchesOf(step.query, narrowing)
      if (steps.length === 1) return { matches, step }
      const { ids } = await matches.page(sortOf(request, step), 0, (request.pageIndex + 1) * request.pageSize)
      if (ids.length > 0) return { matches, step }
    }
    const step = steps[0] as Step
    return { matches: this.matchesOf(step.query, narrowing), step }
  }

  private stepsOf({ query: { query }, filters: { mode } }: DecisionSearchRequest): Step[] {
    if (!query || mode === 'all') return [{ query, matched: 'all' }]
    const steps = relaxations(query, (term) => this.reader.vocabulary.frequency(term)).map(
      (step, index, all): Step => ({
        query: step,
        matched: index === 0 ? 'all' : index === all.length - 1 ? 'any' : 'most',
      }),
    )
    return mode === 'either' ? steps.slice(-1) : steps
  }

  private matchesOf(query: Query | null, { where, keys }: Narrowing): Matches {
    const { vocabulary, fields } = this.reader
    const words = query && clauseOf(query, { vocabulary, hasPairs: fields.includes('pairs') })
    const clauses = [...(words ? [words] : []), ...(keys.length > 0 ? [keyClause(keys)] : [])]
    const [only] = clauses
    const key = JSON.stringify([clauses, where])
    return this.cache.get(key, () => {
      if (!only) return new ColumnMatches(this.reader.columns, this.calendar, where)
      const clause = clauses.length === 1 ? only : { kind: 'boolean' as const, must: clauses }
      return new WordMatches(this.reader, this.calendar, clause, where)
    })
  }

  private async count(matches: Matches): Promise<DecisionCounts> {
    const { ids, complete } = await matches.all()
    const counts = await countDecisions(ids, this.reader.columns, this.calendar, this.names)
    return { total: ids.length, totalIsLowerBound: !complete, approximate: !complete, ...counts }
  }
}

/** Without words nothing is more relevant than another: the newest come first. */
const sortOf = ({ sort }: DecisionSearchRequest, { query }: Step): Sort =>
  query === null && sort === 'relevance' ? 'newest' : sort

const totalOf = ({ total, totalIsLowerBound }: Total): Total => ({ total, totalIsLowerBound })
