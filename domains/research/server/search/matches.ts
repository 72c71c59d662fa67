/** The matches of one search, by relevance or by date; results are kept for the next page and the counts. */
import type { Clause, Condition, Hits, IndexReader } from '@mizan/platform/search'
import type { Sort } from '../../schemas.ts'
import { type Calendar, type DateOrder, sortByDate } from './calendar.ts'
import { DatedMatches } from './dated-matches.ts'
import { likelyMatches, surelyMatches } from './expectation.ts'
import { CAP, RankedMatches, SAMPLE } from './ranked-matches.ts'
import { COMPARED, type Ordered } from './second-stage.ts'

export interface Scored {
  ids: Int32Array
  /** Empty if the order is by date. */
  scores: Float32Array
  /** As `Ordered` has it, for those that the second stage ordered. */
  together?: Float32Array
  formulaic?: Uint8Array
  answers?: Uint8Array
}

export type Order = (hits: Pick<Hits, 'ids' | 'scores'>) => Promise<Ordered>

interface WordsAsked {
  clause: Clause
  where: readonly Condition[]
  /** How many documents meet the conditions, or 0 if that is not known. */
  allowed?: number
  order?: Order | undefined
  /** The words behind each other: the best matches that have it are compared too. */
  phrase?: Clause | undefined
}

export interface Total {
  total: number
  totalIsLowerBound: boolean
}

export interface Counted {
  ids: Int32Array
  complete: boolean
  /** How many there are, or at least are. */
  total: number
}

export interface Matches {
  page(sort: Sort, from: number, to: number): Promise<Scored>
  /** What is known of the total without querying the index again. */
  total(): Total
  /** All matches in no particular order, or the best of them up to the cap. */
  all(): Promise<{ ids: Int32Array; complete: boolean }>
  /** As `all`, for counting: fewer of the best where it is certain that there are more than the cap. */
  counted(): Promise<Counted>
  /** Integers held in memory. */
  readonly weight: number
}

/** Up to this many expected matches it is faster to fetch them all than to go through the calendar. */
const FEW = 4_000
/** In a smaller collection all matches up to the cap are found quickly. */
const LARGE = 1_000_000
/** Of very frequent words the best few hundred may lack those that have the phrase. */
const PHRASED = 100
/** Words of decisions that were removed are still counted; they are far fewer than this share. */
const REMOVED_AT_MOST = 1 / 20

export class WordMatches implements Matches {
  private readonly reader: IndexReader
  private readonly calendar: Calendar
  private readonly clause: Clause
  private readonly where: readonly Condition[]
  private readonly ranked: RankedMatches
  private readonly dated = new Map<DateOrder, DatedMatches>()
  private readonly sorted = new Map<DateOrder, Int32Array>()
  private readonly allowed: number
  private readonly order: Order | undefined
  private readonly phrase: Clause | undefined
  private ordered: Promise<Ordered> | undefined

  constructor(
    reader: IndexReader,
    calendar: Calendar,
    { clause, where, allowed = 0, order, phrase }: WordsAsked,
  ) {
    this.reader = reader
    this.calendar = calendar
    this.clause = clause
    this.where = where
    this.allowed = allowed
    this.order = order
    this.phrase = phrase
    this.ranked = new RankedMatches(reader, clause, where)
  }

  async page(sort: Sort, from: number, to: number): Promise<Scored> {
    if (sort !== 'relevance') return { ids: await this.byDate(sort, from, to), scores: new Float32Array(0) }
    return this.order ? this.reordered(this.order, from, to) : this.asRanked(from, to)
  }

  /** The best few hundred in the order of the second stage, then the others. */
  private async reordered(order: Order, from: number, to: number): Promise<Scored> {
    const first = await this.ranked.best(COMPARED)
    this.ordered ??= this.candidates(first)
      .then(order)
      .catch((error: unknown) => {
        this.ordered = undefined
        throw error
      })
    const { ids, scores, together, formulaic, answers } = await this.ordered
    const others = to > ids.length ? await this.others(ids, to) : []
    const [start, end] = [Math.max(0, from - ids.length), Math.max(0, to - ids.length)]
    const rest = others.slice(start, end)
    return {
      ids: Int32Array.from([...ids.subarray(from, to), ...rest.map(({ id }) => id)]),
      scores: Float32Array.from([...scores.subarray(from, to), ...rest.map(({ score }) => score)]),
      together: together.subarray(from, to),
      formulaic: formulaic.subarray(from, to),
      answers: answers.subarray(from, to),
    }
  }

  /** The best, and of those that follow the best that have the words behind each other. */
  private async candidates({ ids, scores }: Pick<Hits, 'ids' | 'scores'>) {
    const best = { ids: ids.slice(0, COMPARED), scores: scores.slice(0, COMPARED) }
    if (!this.phrase || ids.length < COMPARED) return best
    const clause: Clause = { kind: 'boolean', must: [this.clause, this.phrase] }
    const found = await this.reader.search({ clause, where: this.where, limit: PHRASED })
    const known = new Set(best.ids)
    const added = [...found.ids].filter((id) => !known.has(id))
    const least = Math.min(...best.scores)
    return {
      ids: Int32Array.from([...best.ids, ...added]),
      scores: Float32Array.from([...best.scores, ...added.map(() => least)]),
    }
  }

  /** Those that were not compared, as they are ranked, until `to` with those that were. */
  private async others(compared: Int32Array, to: number): Promise<{ id: number; score: number }[]> {
    const { ids, scores } = await this.asRanked(0, to)
    const known = new Set(compared)
    return [...ids].flatMap((id, at) => (known.has(id) ? [] : { id, score: scores[at] as number }))
  }

  private async asRanked(from: number, to: number): Promise<Scored> {
    if (to <= from) return { ids: new Int32Array(0), scores: new Float32Array(0) }
    const { ids, scores } = await this.ranked.best(to)
    return { ids: ids.subarray(from, to), scores: scores.subarray(from, to) }
  }

  total(): Total {
    const complete = [this.ranked, ...this.dated.values()].find((matches) => matches.isComplete)
    if (complete) return { total: Math.min(complete.size, CAP), totalIsLowerBound: complete.size > CAP }
    const known = [this.ranked, ...this.dated.values()].map((matches) => matches.size)
    return { total: Math.min(CAP, Math.max(...known)), totalIsLowerBound: true }
  }

  async all(): Promise<{ ids: Int32Array; complete: boolean }> {
    const { ids, complete } = await this.ranked.best(CAP)
    return { ids, complete }
  }

  async counted(): Promise<Counted> {
    if (!this.ranked.isComplete && this.isSurelyCut()) {
      const { ids } = await this.ranked.best(SAMPLE)
      return { ids, complete: false, total: CAP }
    }
    const { ids, complete } = await this.all()
    return { ids, complete, total: ids.length }
  }

  /** Whether more than the cap match for certain. */
  private isSurelyCut(): boolean {
    const { vocabulary, documents } = this.reader
    if (documents < LARGE) return false
    const forbidden = documents - this.allowed
    const surely = surelyMatches(this.clause, vocabulary, documents) - forbidden
    return surely > CAP + documents * REMOVED_AT_MOST
  }

  get weight(): number {
    const sorted = [...this.sorted.values()].reduce((sum, ids) => sum + ids.length, 0)
    return 2 * this.ranked.size + sorted + [...this.dated.values()].reduce((sum, { size }) => sum + size, 1)
  }

  private async byDate(order: DateOrder, from: number, to: number): Promise<Int32Array> {
    const { vocabulary, documents } = this.reader
    const known = this.dated.get(order)
    if (known) return known.slice(from, to)
    const likely = likelyMatches(this.clause, vocabulary, documents)
    if (!this.ranked.isComplete && likely <= FEW) await this.ranked.best(CAP)
    if (this.ranked.isComplete) return (await this.allByDate(order)).subarray(from, to)
    return this.walk(order, Math.max(likely, FEW) / Math.max(documents, 1)).slice(from, to)
  }

  private async allByDate(order: DateOrder): Promise<Int32Array> {
    const known = this.sorted.get(order)
    if (known) return known
    const { ids } = await this.ranked.best(CAP)
    const sorted = sortByDate(ids, this.reader.columns.integers.day as Int32Array, order)
    this.sorted.set(order, sorted)
    return sorted
  }

  private walk(order: DateOrder, density: number): DatedMatches {
    const request = { clause: this.clause, where: this.where, order, density: Math.min(1, density) }
    const dated = new DatedMatches(this.reader, this.calendar, request)
    this.dated.set(order, dated)
    return dated
  }
}
