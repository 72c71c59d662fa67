/**
 * Scores every article for one question: its score, its share of the question, and how many of the question's words
 * it has.
 */
import { articleTerm, lawTerm } from '../analysis.ts'
import type { ArticleQuestion, AskedTerm, OtherNames } from './article-query.ts'
import type { ArticleStore } from './article-store.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { quotedShares } from './quotation.ts'
import { weights } from './weights.ts'

const SHORTEST_QUOTE = 6

export interface Source {
  words: InvertedIndex
  definitions: InvertedIndex
  store: ArticleStore
}

/** One for each search, so that another search may begin while this one pauses. */
export class Scoring {
  readonly scores: Float64Array
  readonly #matched: Float64Array
  /** How many of the searched words each article has. */
  readonly #had: Uint8Array
  readonly #source: Source
  #whole = 0
  #asked = 0

  constructor(source: Source) {
    this.#source = source
    this.scores = new Float64Array(source.words.size)
    this.#matched = new Float64Array(source.words.size)
    this.#had = new Uint8Array(source.words.size)
  }

  /** The weight of the whole question. */
  get whole(): number {
    return this.#whole
  }

  /** How many words are searched, each with its other names counted once. 0 for a look-up. */
  get asked(): number {
    return this.#asked
  }

  /** The share of the question, weighted by rarity of its words, that an article has. */
  shareOf(article: number): number {
    return this.#whole > 0 ? (this.#matched[article] ?? 0) / this.#whole : 1
  }

  wordsOf(article: number): number {
    return this.#had[article] ?? 0
  }

  *add(question: ArticleQuestion): Generator<void, void> {
    const named = new Set(question.terms.flatMap(({ instead = [] }) => instead))
    for (const term of question.terms) {
      this.#whole += this.#addTerm(term, named)
      yield
    }
    this.#countWords(question)
    if (question.wantsDefinition) {
      for (const { term, own } of question.terms) if (own) this.#addDefinition(term)
    }
    this.#addNamed(question)
    this.#addListed(question)
    yield
    yield* this.#addQuoted(question)
  }

  /** `named`: words that also have other names. */
  #addTerm({ term, weight: given, own: asked, instead }: AskedTerm, named: ReadonlySet<string>): number {
    const { words } = this.#source
    const postings = words.postings(term)
    // A word that no law has is still part of the question, unless another name replaces it.
    if (!postings) return asked && !named.has(term) ? words.rarity(0) ** weights.rarity * given : 0
    const own = asked || (instead?.every((word) => words.documentFrequency(word) === 0) ?? false)
    const weight = own ? Math.max(given, 1) : given
    const rarity = words.rarity(postings.documents.length) ** weights.rarity * weight
    const { documents, impacts } = postings
    for (let i = 0; i < documents.length; i++) {
      const document = documents[i] as number
      this.scores[document] = (this.scores[document] ?? 0) + rarity * (impacts[i] as number)
      if (own) this.#matched[document] = (this.#matched[document] ?? 0) + rarity
    }
    return own ? rarity : 0
  }

  /** Words that no law contains are searched by their other names, if they have any; one whole name is then enough. */
  #countWords({ terms, otherNames }: ArticleQuestion): void {
    const { words } = this.#source
    const own = terms.flatMap(({ term, own }) => (own ? [term] : []))
    const isUnknown = (term: string) => words.documentFrequency(term) === 0
    const spoken = otherNames.filter(({ instead }) => instead.some(isUnknown))
    const covered = new Set(spoken.flatMap(({ instead }) => instead))
    const left = own.filter((term) => !covered.has(term))
    for (const term of left) this.#count(words.postings(term)?.documents ?? [])
    for (const one of spoken) this.#count(this.#withOneName(one))
    this.#asked = left.length + spoken.length
  }

  #count(documents: ArrayLike<number>): void {
    for (let i = 0; i < documents.length; i++) {
      const document = documents[i] as number
      this.#had[document] = (this.#had[document] ?? 0) + 1
    }
  }

  #withOneName({ names }: OtherNames): number[] {
    const { words } = this.#source
    const found = names.flatMap((name) => {
      const lists = [...new Set(name)].map((term) => new Set(words.postings(term)?.documents ?? []))
      return [...(lists[0] ?? [])].filter((document) => lists.every((list) => list.has(document)))
    })
    return [...new Set(found)]
  }

  #addDefinition(term: string): void {
    const { words, definitions } = this.#source
    const postings = definitions.postings(term)
    if (!postings) return
    const rarity = words.rarity(words.documentFrequency(term))
    for (const document of postings.documents)
      this.scores[document] = (this.scores[document] ?? 0) + rarity * weights.definition
  }

  /** Articles of a law that the question names count even if they have none of its words. */
  #addNamed({ laws, terms }: ArticleQuestion): void {
    const { store } = this.#source
    for (const { lawNumber, articles } of laws) {
      const found = (readings: string[]) => readings.map((no) => store.cited(articleTerm(lawNumber, no)))
      const meant = new Set(
        articles.flatMap((readings) => found(readings).find(({ length }) => length > 0) ?? []),
      )
      // A query that names only an article means that article, and not the rest of its law.
      const lists = terms.length === 0 && meant.size === 0
      for (const at of store.cited(lawTerm(lawNumber))) {
        const score = (this.scores[at] ?? 0) * weights.namedLaw + (lists ? 0.001 : 0)
        this.scores[at] = meant.has(at) ? (score + 1) * weights.namedArticle : score
      }
    }
  }

  /** Articles that the subject index lists count as if they had the words of their subject, once if it lists them twice. */
  #addListed({ subjects }: ArticleQuestion): void {
    const { store } = this.#source
    const listed = new Map<number, { share: number; worth: number }>()
    for (const { lawNumber, articles, share } of subjects)
      articles.forEach((no, rank) => {
        const worth = (weights.listed * share ** weights.listedShare) / (1 + weights.listedNext * rank)
        for (const at of store.cited(articleTerm(lawNumber, no)))
          if (worth > (listed.get(at)?.worth ?? 0)) listed.set(at, { share, worth })
      })
    for (const [at, { share, worth }] of listed) {
      this.scores[at] = (this.scores[at] ?? 0) + worth * this.#whole
      this.#matched[at] = Math.max(this.#matched[at] ?? 0, share * this.#whole)
    }
  }

  /** An article that has the words of a quoted sentence next to each other is its source. */
  *#addQuoted({ sentence }: ArticleQuestion): Generator<void, void> {
    if (sentence.length < SHORTEST_QUOTE) return
    for (const [article, share] of yield* quotedShares(sentence, this.#source.words)) {
      this.scores[article] = (this.scores[article] ?? 0) * (1 + weights.quotation * share ** 2)
    }
  }
}
