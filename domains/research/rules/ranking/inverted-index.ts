/** An inverted index in typed arrays: for each term its documents and the term's weight in each of them. */
import { lex } from '../analysis/lexer.ts'
import type { Word } from '../analysis/words.ts'
import { Beginnings } from './beginnings.ts'

/** How a field counts: `weight` (above 0) and length normalisation `b` of BM25F. Ordered fields have positions. */
export type FieldWeight = { weight: number; b: number; ordered?: boolean }

/** Separates the fields of a document in its sequence of terms. */
export const BREAK = -1

/** Documents, and terms, between two pauses. */
const STEP = 250
const TERMS_STEP = 10_000
/** Prefix of a word as spelt, beside its stem. */
const FORM = '='

type Field = { ids: Int32Array; forms: Int32Array }

/** Adds documents, one at a time; `finish` makes the index. */
export class IndexBuilder {
  readonly #weights: FieldWeight[]
  readonly #terms = new Map<string, number>()
  readonly #words = new Map<Word, [stem: number, form: number]>()
  readonly #documents: Field[][] = []
  readonly #totals: number[]
  readonly #filled: number[]

  constructor(fields: FieldWeight[]) {
    this.#weights = fields
    this.#totals = fields.map(() => 0)
    this.#filled = fields.map(() => 0)
  }

  /** Adds a document as the texts of its fields; documents are numbered from 0 in this order. */
  add(texts: readonly string[]): void {
    this.#documents.push(this.#weights.map((_, field) => this.#read(texts[field] ?? '', field)))
  }

  #read(text: string, field: number): Field {
    const lexemes = lex(text)
    const ids = new Int32Array(lexemes.length)
    const forms = new Int32Array(lexemes.length)
    lexemes.forEach(({ word }, at) => {
      const [stem, form] = this.#idsOf(word)
      ids[at] = stem
      forms[at] = form
    })
    this.#totals[field] = (this.#totals[field] ?? 0) + ids.length
    if (ids.length > 0) this.#filled[field] = (this.#filled[field] ?? 0) + 1
    return { ids, forms }
  }

  #idsOf(word: Word): [number, number] {
    const known = this.#words.get(word)
    if (known) return known
    const ids: [number, number] = [this.#idOf(word.term), this.#idOf(`${FORM}${word.folded}`)]
    this.#words.set(word, ids)
    return ids
  }

  #idOf(term: string): number {
    const known = this.#terms.get(term)
    if (known !== undefined) return known
    this.#terms.set(term, this.#terms.size)
    return this.#terms.size - 1
  }

  finish(saturation: number): InvertedIndex {
    const steps = this.finishing(saturation)
    for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
  }

  /** Makes the index in short steps, between which the server can answer requests. */
  *finishing(saturation: number): Generator<void, InvertedIndex> {
    const averages = this.#totals.map((total, field) => total / Math.max(1, this.#filled[field] ?? 1))
    const lists = new Lists(this.#terms.size)
    for (const [at, fields] of this.#documents.entries()) {
      lists.count(fields)
      if (at % STEP === 0) yield
    }
    lists.allocate()
    yield
    const gather = new Gather(this.#terms.size)
    const sequences: Int32Array[] = []
    for (const [document, fields] of this.#documents.entries()) {
      gather.document(fields, this.#weights, averages)
      for (const term of gather.touched) lists.put(term, document, gather.impact(term, saturation))
      sequences.push(sequence(fields, this.#weights))
      if (document % STEP === 0) yield
    }
    const beginnings = new Beginnings()
    let read = 0
    for (const term of this.#terms.keys()) {
      if (!term.startsWith(FORM)) beginnings.add(term)
      if (++read % TERMS_STEP === 0) yield
    }
    return new InvertedIndex(this.#terms, lists, sequences, beginnings)
  }
}

/** The stems of the ordered fields, separated by a break. */
function sequence(fields: Field[], weights: FieldWeight[]): Int32Array {
  const ordered = fields.filter((_, index) => weights[index]?.ordered)
  const length = ordered.reduce((sum, { ids }) => sum + ids.length + 1, 0)
  const all = new Int32Array(length).fill(BREAK)
  let at = 0
  for (const { ids } of ordered) {
    all.set(ids, at)
    at += ids.length + 1
  }
  return all
}

/** Sums the weights of each term over the fields of one document. */
class Gather {
  touched: number[] = []
  readonly #sums: Float64Array

  constructor(terms: number) {
    this.#sums = new Float64Array(terms)
  }

  document(fields: Field[], weights: FieldWeight[], averages: number[]): void {
    for (const term of this.touched) this.#sums[term] = 0
    this.touched = []
    fields.forEach(({ ids, forms }, field) => {
      const { weight, b } = weights[field] as FieldWeight
      const share = weight / (1 - b + (b * ids.length) / Math.max(1, averages[field] ?? 1))
      for (const id of ids) this.#add(id, share)
      for (const form of forms) this.#add(form, share)
    })
  }

  #add(term: number, share: number): void {
    if (this.#sums[term] === 0) this.touched.push(term)
    this.#sums[term] = (this.#sums[term] ?? 0) + share
  }

  impact(term: number, saturation: number): number {
    const sum = this.#sums[term] ?? 0
    return (sum * (saturation + 1)) / (saturation + sum)
  }
}

/** Postings of all terms in a row; first counted, then filled. */
class Lists {
  readonly starts: Int32Array
  documents = new Int32Array(0)
  impacts = new Float32Array(0)
  readonly #seen: Int32Array
  #next = new Int32Array(0)
  #document = 0

  constructor(terms: number) {
    this.starts = new Int32Array(terms + 1)
    this.#seen = new Int32Array(terms)
  }

  count(fields: Field[]): void {
    this.#document++
    for (const { ids, forms } of fields) {
      for (const id of ids) this.#countTerm(id)
      for (const form of forms) this.#countTerm(form)
    }
  }

  #countTerm(term: number): void {
    if (this.#seen[term] === this.#document) return
    this.#seen[term] = this.#document
    this.starts[term + 1] = (this.starts[term + 1] ?? 0) + 1
  }

  allocate(): void {
    for (let term = 1; term < this.starts.length; term++)
      this.starts[term] = (this.starts[term] ?? 0) + (this.starts[term - 1] ?? 0)
    const size = this.starts.at(-1) ?? 0
    this.documents = new Int32Array(size)
    this.impacts = new Float32Array(size)
    this.#next = this.starts.slice()
  }

  put(term: number, document: number, impact: number): void {
    const at = this.#next[term] ?? 0
    this.documents[at] = document
    this.impacts[at] = impact
    this.#next[term] = at + 1
  }
}

export type Postings = { documents: Int32Array; impacts: Float32Array }

export class InvertedIndex {
  readonly size: number
  readonly sequences: readonly Int32Array[]
  readonly #terms: Map<string, number>
  readonly #lists: Lists
  readonly #beginnings: Beginnings

  constructor(terms: Map<string, number>, lists: Lists, sequences: Int32Array[], beginnings: Beginnings) {
    this.#terms = terms
    this.#lists = lists
    this.#beginnings = beginnings
    this.sequences = sequences
    this.size = sequences.length
  }

  termId(term: string): number | undefined {
    return this.#terms.get(term)
  }

  /** Documents with a term, ascending, and the term's saturated weight in each; both are views, not copies. */
  postings(term: string): Postings | undefined {
    const id = this.#terms.get(term)
    if (id === undefined) return undefined
    const from = this.#lists.starts[id] ?? 0
    const to = this.#lists.starts[id + 1] ?? 0
    return {
      documents: this.#lists.documents.subarray(from, to),
      impacts: this.#lists.impacts.subarray(from, to),
    }
  }

  documentFrequency(term: string): number {
    return this.postings(term)?.documents.length ?? 0
  }

  /** Number of distinct terms. */
  get terms(): number {
    return this.#terms.size
  }

  /** Stems that start with a prefix of two letters or more. */
  termsWith(prefix: string): string[] {
    return this.#beginnings.of(prefix)
  }

  /** Natural logarithm of how rare a term is, never negative. */
  rarity(frequency: number): number {
    return Math.log(1 + (this.size - frequency + 0.5) / (frequency + 0.5))
  }
}
