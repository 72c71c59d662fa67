/** All articles of all laws in memory, ranked for words, questions and references. Pure data: no clock, no I/O. */
import type { Country } from '../laws.ts'
import type { Known } from '../query/cost.ts'
import type { ParsedQuery } from '../query.ts'
import { type ArticleQuestion, readQuestion, withLookup } from './article-query.ts'
import {
  ArticleStore,
  type CitationCounts,
  type LawSource,
  noCitations,
  type StoredArticle,
} from './article-store.ts'
import { BestScores } from './best-scores.ts'
import { type Selection, selecting } from './boolean-match.ts'
import { definedTerms, headingsOf } from './headings.ts'
import { IndexBuilder, type InvertedIndex } from './inverted-index.ts'
import { adjacencyScores, lawAgreement, type Scored } from './rerank.ts'
import { Scoring } from './scoring.ts'
import { weights } from './weights.ts'

const { heading, path, title, text } = weights.fields
const FIELDS = [{ ...heading, ordered: true }, path, title, { ...text, ordered: true }]

/** `matched` is the share of the question, weighted by rarity of its words, that the article has: 1 for all of it. */
export type ArticleHit = { id: string; score: number; matched: number }
/**
 * `withEveryWord`: how many of the total have every searched word; null if the query uses operators or is a look-up.
 * `mostWords`: the largest share of the words, by number, that one article has.
 */
export type ArticleResult = {
  total: number
  hits: ArticleHit[]
  withEveryWord: number | null
  mostWords: number
}
/** `everyWord`: return only articles with every word; or only those, if there are any. */
export type ArticleFilter = {
  country?: Country
  accept?: (article: StoredArticle) => boolean
  everyWord?: 'only' | 'preferred'
}

/** Articles with less than this share of the question are hits only among the best hundred. */
const HALF = 0.5
const ALWAYS_SHOWN = 100
const RERANKED = 300
/** Articles between two pauses. */
const STEP = 4_000
/** In a query this short "tbk" means a law; in a sentence, lower-case letters are words. */
const SHORT_QUERY = 6

export class ArticleIndexBuilder {
  readonly #words = new IndexBuilder(FIELDS)
  readonly #definitions = new IndexBuilder([{ weight: 1, b: 0.3 }])
  readonly #store = new ArticleStore()
  readonly #counts: CitationCounts

  constructor(counts: CitationCounts = noCitations) {
    this.#counts = counts
  }

  /** Adds one law with all its articles, in printed order. */
  add(law: LawSource): void {
    const headings = headingsOf(law.articles)
    law.articles.forEach((article, at) => {
      const { own, path, spill } = headings[at] as (typeof headings)[number]
      this.#words.add([own, path, law.title, spill ? `${article.text} ${spill}` : article.text])
      this.#definitions.add([definedTerms(own, article.text)])
    })
    this.#store.add(law, this.#counts)
  }

  finish(): ArticleIndex {
    const steps = this.finishing()
    for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
  }

  /** Same as `finish`, in short steps between which the server can answer other requests. */
  *finishing(): Generator<void, ArticleIndex> {
    const words = yield* this.#words.finishing(weights.saturation)
    const definitions = yield* this.#definitions.finishing(weights.saturation)
    return new ArticleIndex(words, definitions, this.#store)
  }
}

type Ranked = Scored & { words: number }

const bestFirst = (a: Ranked, b: Ranked) => b.score - a.score || a.article - b.article

/** The best, sorted. Plain numbers sort much faster than hits, and show which hits have to be sorted. */
function firstOf(found: readonly Ranked[], count: number): Ranked[] {
  const scores = Float64Array.from(found, ({ score }) => score).sort()
  const least = scores[Math.max(0, scores.length - count)] ?? 0
  const best = found.length > count ? found.filter(({ score }) => score >= least) : [...found]
  return best.sort(bestFirst).slice(0, count)
}

export class ArticleIndex {
  readonly #words: InvertedIndex
  readonly #definitions: InvertedIndex
  readonly #store: ArticleStore

  constructor(words: InvertedIndex, definitions: InvertedIndex, store: ArticleStore) {
    this.#words = words
    this.#definitions = definitions
    this.#store = store
  }

  get size(): number {
    return this.#words.size
  }

  /** Articles that a reference names: `art:6098/49` has one (or two, if laws share a number). */
  find(token: string): string[] {
    return this.#store.cited(token).map((at) => this.#store.articles[at]?.id ?? '')
  }

  documentFrequency(term: string): number {
    return this.#words.documentFrequency(term)
  }

  get known(): Known {
    return {
      frequency: (term) => this.documentFrequency(term),
      startingWith: (prefix) => this.#words.termsWith(prefix),
    }
  }

  search(parsed: ParsedQuery, filter: ArticleFilter = {}, offset = 0, limit = 20): ArticleResult {
    const steps = this.searching(parsed, filter, offset, limit)
    for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
  }

  /**
   * Articles for a parsed query, best first, from `offset` on, in short steps between which the server can answer
   * other requests. With operators the query selects strictly. Without, an article is a hit if it has half of the
   * question or every word, and the best hundred are hits in any case.
   */
  *searching(
    parsed: ParsedQuery,
    filter: ArticleFilter = {},
    offset = 0,
    limit = 20,
  ): Generator<void, ArticleResult> {
    const cited = (token: string) => this.#store.cited(token)
    const selection =
      parsed.advanced && parsed.query
        ? yield* selecting(parsed.query, { index: this.#words, cited })
        : undefined
    const read = readQuestion(
      parsed.cleaned,
      filter.country ?? 'turkey',
      !parsed.question && parsed.words <= SHORT_QUERY,
    )
    yield
    const scoring = new Scoring({ words: this.#words, definitions: this.#definitions, store: this.#store })
    const question = withLookup(read, parsed.lookup)
    yield* scoring.add(question)
    const found = yield* this.#candidates(scoring, filter, selection)
    const asked = selection ? 0 : scoring.asked
    const whole = asked > 0 ? found.filter(({ words }) => words === asked) : found
    const isStrict = filter.everyWord === 'only' || (filter.everyWord === 'preferred' && whole.length > 0)
    const wanted = isStrict ? whole : found
    const ranked = yield* this.#ranked(wanted, question, scoring.whole, offset + limit)
    return {
      total: wanted.length,
      hits: ranked.slice(offset, offset + limit).map(({ article, score, matched }) => ({
        id: this.#store.articles[article]?.id ?? '',
        score,
        matched,
      })),
      withEveryWord: asked > 0 ? whole.length : null,
      mostWords: asked > 0 ? found.reduce((most, { words }) => Math.max(most, words), 0) / asked : 1,
    }
  }

  /** The best `count`, sorted. */
  *#ranked(
    found: Ranked[],
    question: ArticleQuestion,
    whole: number,
    count: number,
  ): Generator<void, Ranked[]> {
    const candidates = firstOf(found, Math.max(count, RERANKED))
    yield
    const best = candidates.slice(0, RERANKED)
    adjacencyScores(best, question.sequence, this.#words, whole)
    lawAgreement(best, (article) => this.#store.articles[article]?.law ?? -1)
    best.sort(bestFirst)
    yield
    return [...best, ...candidates.slice(RERANKED)]
  }

  /** All hits, unsorted. */
  *#candidates(scoring: Scoring, filter: ArticleFilter, selection?: Selection): Generator<void, Ranked[]> {
    const found: Ranked[] = []
    const best = new BestScores(RERANKED)
    const isHit = ({ matched, words }: Ranked) =>
      selection !== undefined || matched >= HALF || (scoring.asked > 0 && words === scoring.asked)
    for (let article = 0; article < this.#store.articles.length; article++) {
      if (article % STEP === 0) yield
      const score = this.#scoreOf(article, scoring, filter, selection)
      if (score === 0) continue
      const one = { article, score, matched: scoring.shareOf(article), words: scoring.wordsOf(article) }
      const isAmongBest = best.takes(score)
      if (isAmongBest || isHit(one)) found.push(one)
    }
    if (selection) return found
    const shown = new Set(firstOf(found, ALWAYS_SHOWN))
    return found.filter((one) => shown.has(one) || isHit(one))
  }

  /** 0 for an article that is no candidate. */
  #scoreOf(article: number, scoring: Scoring, filter: ArticleFilter, selection?: Selection): number {
    if (selection && !selection[article]) return 0
    const score = (scoring.scores[article] ?? 0) + (selection ? 0.001 : 0)
    if (score === 0) return 0
    const stored = this.#store.articles[article] as StoredArticle
    if (filter.country && stored.country !== filter.country) return 0
    return filter.accept && !filter.accept(stored) ? 0 : score * this.#store.trust(article)
  }
}
