/**
 * A plain full-text index for comparison: BM25 over words cut to their first six letters, one field, no knowledge of
 * law. It is built from the same texts in the same run, to show what our own ranking adds.
 */
import { fold } from '../../domains/research/rules/analysis.ts'

const PREFIX = 6
const SATURATION = 1.2
const LENGTH = 0.75

export function prefixes(text: string): string[] {
  return (fold(text).match(/[\p{L}\d]+/gu) ?? []).map((word) => word.slice(0, PREFIX))
}

export class PlainIndex {
  readonly #postings = new Map<string, { documents: number[]; counts: number[] }>()
  readonly #lengths: number[] = []

  constructor(texts: Iterable<string>) {
    for (const text of texts) this.#add(prefixes(text))
  }

  #add(terms: string[]): void {
    const document = this.#lengths.push(terms.length) - 1
    const counts = new Map<string, number>()
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
    for (const [term, count] of counts) {
      const list = this.#postings.get(term) ?? { documents: [], counts: [] }
      list.documents.push(document)
      list.counts.push(count)
      this.#postings.set(term, list)
    }
  }

  /** Returns the numbers of the best documents, best first. */
  search(query: string, limit: number): number[] {
    const average = this.#lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, this.#lengths.length)
    const scores = new Map<number, number>()
    for (const term of new Set(prefixes(query))) {
      const list = this.#postings.get(term)
      if (!list) continue
      const rarity = Math.log(
        1 + (this.#lengths.length - list.documents.length + 0.5) / (list.documents.length + 0.5),
      )
      list.documents.forEach((document, at) => {
        const count = list.counts[at] as number
        const length = 1 - LENGTH + (LENGTH * (this.#lengths[document] as number)) / average
        scores.set(
          document,
          (scores.get(document) ?? 0) + (rarity * count * (SATURATION + 1)) / (count + SATURATION * length),
        )
      })
    }
    return [...scores]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, limit)
      .map(([document]) => document)
  }
}
