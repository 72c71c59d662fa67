/** The sentences that were chosen for an answer, and whether there is room for another one. */
import { mostSources } from '../../data/limits.ts'
import type { AnswerPart, DraftSentence } from '../passage.ts'
import { isWholeSentences } from '../verify/place.ts'
import { bounds } from './bounds.ts'
import type { RatedSentence } from './rate.ts'

/** The only text left of a repealed article. */
export const repealed = /^\(Mülga\s?:[^()]{8,60}\)$/u
/** Words and characters of the shortest quote. */
export const FEWEST = 4
const SHORTEST = 25

/** The checks prove it: it is long enough to be found again, and nothing is left out at its beginning or end. */
export const stands = (all: readonly RatedSentence[]): boolean =>
  all.every(
    ({ passage, sentence, words }) =>
      (repealed.test(sentence.text) || (words >= FEWEST && sentence.text.length >= SHORTEST)) &&
      isWholeSentences(passage.text, sentence),
  )

export class Answer {
  readonly sentences: DraftSentence[] = []
  readonly sources = new Set<string>()
  readonly #chosen: RatedSentence[] = []
  #words = 0
  /** The number of quoted words without those of exceptions, which take no room from the answer. */
  #answering = 0
  #grounds = 0

  isFull(grounds: number): boolean {
    return this.#answering >= bounds.enough || this.#grounds >= grounds || this.sources.size >= mostSources
  }

  /** Whether its source is not quoted yet and there is room for it. */
  lacks(one: RatedSentence): boolean {
    return !this.sources.has(one.passage.source.id) && this.takes(one)
  }

  /** Quoted already, maybe inside a list. */
  covers({ passage, sentence }: RatedSentence): boolean {
    return this.#chosen.some(
      (one) =>
        one.passage === passage && sentence.start < one.sentence.end && one.sentence.start < sentence.end,
    )
  }

  /** Whether there is room for the sentence, it repeats nothing, and the checks will prove it. */
  takes(one: RatedSentence): boolean {
    const isSaid = this.sentences.some(({ text }) => text === one.sentence.text)
    return this.#hasRoomFor(one) && !isSaid && stands([one])
  }

  #hasRoomFor({ words, passage: { source } }: RatedSentence): boolean {
    const isNew = !this.sources.has(source.id)
    return this.#words + words <= bounds.most && !(isNew && this.sources.size >= mostSources)
  }

  /** Adds a sentence with the sentences that belong to it, if there is room for all of them. */
  addWhole(all: readonly RatedSentence[], { restricts }: RatedSentence): void {
    const words = all.reduce((sum, one) => sum + one.words, 0)
    if (!stands(all) || all.some((one) => this.covers(one)) || this.#words + words > bounds.most) return
    this.add(all, restricts ? 'exceptions' : 'grounds')
  }

  add(all: readonly RatedSentence[], part: AnswerPart): void {
    for (const one of all) {
      this.#chosen.push(one)
      this.sources.add(one.passage.source.id)
      this.sentences.push(quoteOf(one, part))
      this.#words += one.words
      if (part !== 'exceptions') this.#answering += one.words
    }
    if (part === 'grounds') this.#grounds++
  }
}

const quoteOf = ({ sentence, passage }: RatedSentence, part: AnswerPart): DraftSentence => ({
  text: sentence.text,
  part,
  supports: [{ passageId: passage.id, quote: passage.text.slice(sentence.start, sentence.end) }],
})
