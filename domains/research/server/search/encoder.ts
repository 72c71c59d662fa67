/** Turns decisions into index batches and counts their words at the same time; one for each thread. */
import type { EncodedBatch } from '@mizan/platform/search'
// Not from the index of its folder: each thread would load the engine.
import { encodeBatch, TermCounter } from '@mizan/platform/search/batch'
import { documentOf, type NumberedDecision, wordsOf } from './document.ts'
import { decisionSchema } from './index-schema.ts'
import type { WordBatch } from './sequences.ts'
import { spellingsIn } from './spellings.ts'

/** Spellings are taken from every n-th decision: correction needs no more. */
const SPELLING_SAMPLE = 16

export interface WordCounts {
  /** In how many decisions each term occurs, file numbers left out. */
  terms: Map<string, number>
  /** In how many of the sampled decisions each spelling occurs. */
  spellings: Map<string, number>
}

export interface Encoded {
  batch: EncodedBatch
  words: WordBatch
}

export class DecisionEncoder {
  private readonly counter = new TermCounter(['body'], isFileNumber)
  private readonly spellings = new Map<string, number>()

  /** `sampleAll` takes spellings from every decision, as a small collection needs. */
  encode(decisions: readonly NumberedDecision[], sampleAll: boolean): Encoded {
    const documents = decisions.map(documentOf)
    for (const document of documents) this.counter.add(document)
    for (const { doc, text } of decisions) {
      if (!sampleAll && doc % SPELLING_SAMPLE !== 0) continue
      for (const spelling of spellingsIn(text))
        this.spellings.set(spelling, (this.spellings.get(spelling) ?? 0) + 1)
    }
    return { batch: encodeBatch(decisionSchema, documents, []), words: wordBatch(decisions) }
  }

  get counts(): WordCounts {
    return { terms: this.counter.counts, spellings: this.spellings }
  }
}

/** Most belong to a single decision: together they would outnumber all words. */
const isFileNumber = (term: string): boolean => term.startsWith('no:')

function wordBatch(decisions: readonly NumberedDecision[]): WordBatch {
  const sequences = decisions.map(wordsOf)
  const lengths = sequences.map(({ length }) => length)
  const words = new Uint32Array(lengths.reduce((sum, length) => sum + length, 0))
  let start = 0
  for (const sequence of sequences) {
    words.set(sequence, start)
    start += sequence.length
  }
  return { ids: decisions.map(({ doc }) => doc), lengths, words }
}
