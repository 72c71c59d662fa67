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
import { type Matched, parseQuery, type Query, readingsOf } from '../../rules/query.ts'
import type { SearchCountry } from '../../schemas.ts'
import { Allowed } from './allowed.ts'
import { Calendar } from './calendar.ts'
import { clauseOf } from './clauses.ts'
import { ColumnMatches } from './column-matches.ts'
import { countDecisions, type DecisionCounts } from './counts.ts'
import { keyClause, type Narrowing, narrowingOf } from './filters.ts'
import { countryNumber, warmFields } from './index-schema.ts'
import { MatchCache } from './match-cache.ts'
import { type Matches, type Order, type Scored, type Total, WordMatches } from './matches.ts'
import type { Names } from './names.ts'
import { answers, ENOUGH, hitsOf, mayAnswer, withNear } from './near-matches.ts'
import {
  type DecisionMatches,
  type DecisionSearchRequest,
  hasEveryWord,
  isPlain,
  type OpenOptions,
  type Step,
  sortOf,
  totalOf,
  typedFor,
} from './request.ts'
import { COMPARED, comparedIn, phraseOf, SecondStage } from './second-stage.ts'
import { similarityClause } from './similar.ts'
import { correctedQuery } from './spelling.ts'
import { readWordFiles, type WordFiles } from './word-files.ts'

const REMEMBERED_IDS = 6_000_000
/** Among so many documents fetching all matches takes a few milliseconds; among a hundred thousand, fifteen. */
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
  private readonly second: SecondStage

  private constructor(
    version: string,
    reader: IndexReader,
    { names, spellings }: WordFiles,
    calendar: Calendar,
    second: SecondStage,
  ) {
    this.version = version
    this.reader = reader
    this.names = names
    this.spellings = spellings
    this.calendar = calendar
    this.second = second
    this.allowed = new Allowed(reader.columns)
  }

  /** Opens the version in use below `base`; null if nothing has been built yet. Throws if it is damaged. */
  static async open(base: string, options: OpenOptions = {}): Promise<DecisionSearch | null> {
    const version = await currentVersion(base)
    if (!version) return null
    const folder = join(base, version)
    const words = await readWordFiles(folder)
    const reader = await openIndex(folder, { ...options, warm: warmFields })
    const second = await SecondStage.open(folder, reader)
    return new DecisionSearch(version, reader, words, await Calendar.of(reader.columns), second)
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
    const scored = await matches.page(sortOf(request, step), from, from + request.pageSize)
    const counts = request.facets ? await this.count(matches, step, request) : null
    this.cache.shrink()
    const total = counts ? totalOf(counts) : await this.totalOf(matches)
    const most = Math.min(ENOUGH, request.pageSize)
    const isFirst = request.pageIndex === 0 && isPlain(request, step)
    const wantsNear = isFirst && hasEveryWord(step) && total.total > 0 && total.total < most
    return {
      hits: wantsNear ? withNear(scored, await this.near(request), most) : hitsOf(scored),
      weak: isFirst && !(hasEveryWord(step) ? answers(scored) : mayAnswer(scored)),
      ...total,
      matched: step.matched,
      shown: step.query,
      counts,
    }
  }

  private async near(request: DecisionSearchRequest): Promise<Scored> {
    const narrowing = narrowingOf(request.filters, request.country, this.names)
    const step = this.stepsOf(request).at(-1) as Step
    return this.matchesOf(step.query, narrowing, request.query.cleaned).page('relevance', 0, COMPARED)
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
      query: parseQuery(corrected, { country: request.country }),
      pageIndex: 0,
      pageSize: 1,
      facets: false,
    })
    // If words were missing, only a spelling with which none is missing makes a better query.
    if (isLoose) return total > 0 && looseness[matched] < looseness.most ? corrected : null
    return looseness[matched] <= looseness[found.matched] && total > found.total * MANY_TIMES
      ? corrected
      : null
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
    void this.second.close()
  }

  /** The strictest reading of the query that has hits, or the strictest of all if none has. */
  private async firstWithHits(request: DecisionSearchRequest): Promise<{ matches: Matches; step: Step }> {
    const narrowing = narrowingOf(request.filters, request.country, this.names)
    const steps = this.stepsOf(request)
    for (const step of steps) {
      const matches = this.matchesOf(step.query, narrowing, typedFor(request, step))
      if (steps.length === 1 && !request.facets) return { matches, step }
      // Counting needs all matches, so the page is taken from them without a query of its own.
      const { ids } = request.facets
        ? await matches.counted()
        : await matches.page(sortOf(request, step), 0, (request.pageIndex + 1) * request.pageSize)
      if (ids.length > 0) return { matches, step }
    }
    const step = steps[0] as Step
    return { matches: this.matchesOf(step.query, narrowing, typedFor(request, step)), step }
  }

  private stepsOf({ query: { query, question }, filters: { mode } }: DecisionSearchRequest): Step[] {
    if (!query) return [{ query, matched: 'all' }]
    const frequency = (term: string) => this.reader.vocabulary.frequency(term)
    return readingsOf(query, mode, { question, frequency })
  }

  private matchesOf(query: Query | null, { where, keys }: Narrowing, typed = ''): Matches {
    const compared = comparedIn(typed, query)
    const order: Order | undefined = compared && ((hits) => this.second.order(hits, compared))
    const { vocabulary, fields } = this.reader
    const lexicon = {
      vocabulary,
      hasPairs: fields.includes('pairs'),
      hasCourts: fields.includes('bench'),
    }
    const words = query && clauseOf(query, lexicon)
    const clauses = [...(words ? [words] : []), ...(keys.length > 0 ? [keyClause(keys)] : [])]
    const [only] = clauses
    const key = JSON.stringify([clauses, where, typed])
    return this.cache.get(key, () => {
      if (!only) return new ColumnMatches(this.reader.columns, this.calendar, where)
      const clause = clauses.length === 1 ? only : { kind: 'boolean' as const, must: clauses }
      return new WordMatches(this.reader, this.calendar, {
        clause,
        where,
        allowed: this.allowed.by(where),
        order,
        phrase: compared && (phraseOf(compared, lexicon) ?? undefined),
      })
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
