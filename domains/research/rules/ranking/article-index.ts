/** All articles of all laws in memory, ranked for words, questions and references. Pure data: no clock, no I/O. */
import { articleTerm, lawTerm } from '../analysis.ts'
import type { Country } from '../laws.ts'
import type { ParsedQuery } from '../query.ts'
import { type ArticleQuestion, type AskedTerm, readQuestion, withLookup } from './article-query.ts'
import {
  ArticleStore,
  type CitationCounts,
  type LawSource,
  noCitations,
  type StoredArticle,
} from './article-store.ts'
import { BestScores } from './best-scores.ts'
import { type Selection, select } from './boolean-match.ts'
import { definedTerms, headingsOf } from './headings.ts'
import { IndexBuilder, type InvertedIndex } from './inverted-index.ts'
import { adjacencyScores, lawAgreement, quotedShares, type Scored } from './rerank.ts'
import { weights } from './weights.ts'

const { heading, path, title, text } = weights.fields
const FIELDS = [{ ...heading, ordered: true }, path, title, { ...text, ordered: true }]

/** `matched` is the share of the question, by rarity of its words, that the article has: 1 for all of it. */
export type ArticleHit = { id: string; score: number; matched: number }
export type ArticleResult = { total: number; hits: ArticleHit[] }
export type ArticleFilter = { country?: Country; accept?: (article: StoredArticle) => boolean }

/** Articles with less than this share of the question are hits only among the best. */
const HALF = 0.5
const ALWAYS_SHOWN = 100
const RERANKED = 300
const SHORTEST_QUOTE = 6
/** In so short a query "tbk" is a law; in a sentence, lower-case letters are words. */
const SHORT_QUERY = 6

export class ArticleIndexBuilder {
  readonly #words = new IndexBuilder(FIELDS)
  readonly #definitions = new IndexBuilder([{ weight: 1, b: 0.3 }])
  readonly #store = new ArticleStore()
  readonly #counts: CitationCounts

  constructor(counts: CitationCounts = noCitations) {
    this.#counts = counts
  }

  /** Adds one law with all its articles, in their printed order. */
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

  /** As `finish`, in short steps between which a server may answer. */
  *finishing(): Generator<void, ArticleIndex> {
    const words = yield* this.#words.finishing(weights.saturation)
    const definitions = yield* this.#definitions.finishing(weights.saturation)
    return new ArticleIndex(words, definitions, this.#store)
  }
}

export class ArticleIndex {
  readonly #words: InvertedIndex
  readonly #definitions: InvertedIndex
  readonly #store: ArticleStore
  readonly #scores: Float64Array
  readonly #matched: Float64Array

  constructor(words: InvertedIndex, definitions: InvertedIndex, store: ArticleStore) {
    this.#words = words
    this.#definitions = definitions
    this.#store = store
    this.#scores = new Float64Array(words.size)
    this.#matched = new Float64Array(words.size)
  }

  get size(): number {
    return this.#words.size
  }

  /** Articles that a reference names: `art:6098/49` has one (or two, where laws share a number). */
  find(token: string): string[] {
    return this.#store.cited(token).map((at) => this.#store.articles[at]?.id ?? '')
  }

  documentFrequency(term: string): number {
    return this.#words.documentFrequency(term)
  }

  /**
   * Articles for a parsed query, best first, from `offset` on. With operators the query selects strictly; without, an
   * article is a hit with half of what was asked, and the best hundred are hits whatever they have.
   */
  search(parsed: ParsedQuery, filter: ArticleFilter = {}, offset = 0, limit = 20): ArticleResult {
    const selection =
      parsed.advanced && parsed.query
        ? select(parsed.query, this.#words, (token) => this.#store.cited(token))
        : undefined
    const asked = readQuestion(
      parsed.cleaned,
      filter.country ?? 'TR',
      !parsed.question && parsed.words <= SHORT_QUERY,
    )
    const question = withLookup(asked, parsed.lookup)
    const ranked = this.#rank(question, filter, selection)
    const page = ranked.slice(offset, offset + limit)
    return {
      total: ranked.length,
      hits: page.map(({ article, score, matched }) => ({
        id: this.#store.articles[article]?.id ?? '',
        score,
        matched,
      })),
    }
  }

  #rank(question: ArticleQuestion, filter: ArticleFilter, selection?: Selection): Scored[] {
    this.#scores.fill(0)
    this.#matched.fill(0)
    const whole = this.#addTerms(question)
    this.#addNamed(question)
    this.#addQuoted(question)
    const candidates = this.#candidates(whole, filter, selection)
    const best = candidates.slice(0, RERANKED)
    adjacencyScores(best, question.sequence, this.#words, whole)
    lawAgreement(best, (article) => this.#store.articles[article]?.law ?? -1)
    best.sort((a, b) => b.score - a.score || a.article - b.article)
    return [...best, ...candidates.slice(RERANKED)]
  }

  /** Adds the score of every term; gives the weight of the whole question. */
  #addTerms(question: ArticleQuestion): number {
    const named = new Set(question.terms.flatMap(({ instead = [] }) => instead))
    let whole = 0
    for (const asked of question.terms) whole += this.#addTerm(asked, named)
    if (question.wantsDefinition) {
      for (const { term, own } of question.terms) if (own) this.#addDefinition(term)
    }
    return whole
  }

  /** `named`: words that have other names too. */
  #addTerm({ term, weight: given, own: asked, instead }: AskedTerm, named: ReadonlySet<string>): number {
    const postings = this.#words.postings(term)
    // A word that no law has is part of the question all the same, unless another name speaks for it.
    if (!postings) return asked && !named.has(term) ? this.#words.rarity(0) ** weights.rarity * given : 0
    const own = asked || (instead?.every((word) => this.documentFrequency(word) === 0) ?? false)
    const weight = own ? Math.max(given, 1) : given
    const rarity = this.#words.rarity(postings.documents.length) ** weights.rarity * weight
    const { documents, impacts } = postings
    for (let i = 0; i < documents.length; i++) {
      const document = documents[i] as number
      this.#scores[document] = (this.#scores[document] ?? 0) + rarity * (impacts[i] as number)
      if (own) this.#matched[document] = (this.#matched[document] ?? 0) + rarity
    }
    return own ? rarity : 0
  }

  #addDefinition(term: string): void {
    const postings = this.#definitions.postings(term)
    if (!postings) return
    const rarity = this.#words.rarity(this.#words.documentFrequency(term))
    for (const document of postings.documents)
      this.#scores[document] = (this.#scores[document] ?? 0) + rarity * weights.definition
  }

  /** Articles of a law that the question names count even where no word of theirs is asked for. */
  #addNamed({ laws, terms }: ArticleQuestion): void {
    for (const { lawNumber, articles } of laws) {
      const readings = articles.map((no) => this.#store.cited(articleTerm(lawNumber, no)))
      const meant = new Set(readings.find((found) => found.length > 0) ?? [])
      for (const found of readings.slice(2)) for (const at of found) meant.add(at)
      // Whoever names an article and says no more wants that one, and not the rest of its law.
      const lists = terms.length === 0 && meant.size === 0
      for (const at of this.#store.cited(lawTerm(lawNumber))) {
        const score = (this.#scores[at] ?? 0) * weights.namedLaw + (lists ? 0.001 : 0)
        this.#scores[at] = meant.has(at) ? (score + 1) * weights.namedArticle : score
      }
    }
  }

  /** An article that has the words of a quoted sentence side by side is what the sentence was taken from. */
  #addQuoted({ sentence }: ArticleQuestion): void {
    if (sentence.length < SHORTEST_QUOTE) return
    for (const [article, share] of quotedShares(sentence, this.#words)) {
      this.#scores[article] = (this.#scores[article] ?? 0) * (1 + weights.quotation * share ** 2)
    }
  }

  #candidates(whole: number, filter: ArticleFilter, selection?: Selection): Scored[] {
    const found: Scored[] = []
    const best = new BestScores(RERANKED)
    this.#store.articles.forEach((stored, article) => {
      const score = this.#scoreOf(article, stored, filter, selection)
      if (score === 0) return
      const matched = whole > 0 ? (this.#matched[article] ?? 0) / whole : 1
      const isAmongBest = best.takes(score)
      if (selection || matched >= HALF || isAmongBest) found.push({ article, score, matched })
    })
    found.sort((a, b) => b.score - a.score || a.article - b.article)
    return selection ? found : found.filter(({ matched }, rank) => rank < ALWAYS_SHOWN || matched >= HALF)
  }

  /** 0 for an article that is no candidate. */
  #scoreOf(article: number, stored: StoredArticle, filter: ArticleFilter, selection?: Selection): number {
    if (selection && !selection[article]) return 0
    const score = (this.#scores[article] ?? 0) + (selection ? 0.001 : 0)
    if (score === 0 || (filter.country && stored.country !== filter.country)) return 0
    return filter.accept && !filter.accept(stored) ? 0 : score * this.#store.trust(article)
  }
}
