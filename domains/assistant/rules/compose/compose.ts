/**
 * Writes an answer of sentences quoted as they stand in the passages: the sentence that answers what is asked, grounds,
 * and what restricts them. Pure: the same question and passages give the same answer.
 */
import { mostSources } from '../../data/limits.ts'
import type { AnswerPart, Draft, DraftSentence, Passage } from '../passage.ts'
import type { AskedQuestion } from '../question/question.ts'
import { refusalFor } from './floor.ts'
import { type RatedSentence, rateSentences } from './rate.ts'

/** Words after which nothing is added; fifteen seconds of reading. */
const ENOUGH = 100
const MOST = 150
/** Words of the short answer with the points of a list. */
const LIST = 80
const GROUNDS = 3
/** A further source is quoted if its sentence has at least these shares of the first one's. */
const near = { score: 0.4, share: 0.5 }

export function compose(question: AskedQuestion, passages: readonly Passage[]): Draft {
  const rated = rateSentences(question, passages)
  const refusal = refusalFor(question, rated)
  const first = rated.find(({ passage }) => leads(passage, question)) ?? rated[0]
  if (refusal || !first) return { refusal: refusal ?? 'nothing_found', sentences: [] }
  const answer = new Answer()
  answer.add(withContext(first, rated), 'short')
  for (const one of rated) {
    if (answer.isFull) break
    if (isGround(one, first, answer)) answer.add([one], 'grounds')
  }
  const exception = rated.find((one) => isException(one, first, answer))
  if (exception) answer.add([exception], 'exceptions')
  return { refusal: null, sentences: answer.sentences }
}

/** The law answers before the courts, unless the question is about a decision. */
const leads = ({ source }: Passage, { decisions }: AskedQuestion) =>
  decisions.length > 0 ? source.kind === 'decision' : source.kind === 'article'

class Answer {
  readonly sentences: DraftSentence[] = []
  readonly sources = new Set<string>()
  readonly #chosen = new Set<RatedSentence>()
  #words = 0
  #grounds = 0

  get isFull(): boolean {
    return this.#words >= ENOUGH || this.#grounds >= GROUNDS || this.sources.size >= mostSources
  }

  has(one: RatedSentence): boolean {
    return this.#chosen.has(one)
  }

  hasRoomFor({ words }: RatedSentence): boolean {
    return this.#words + words <= MOST
  }

  add(all: readonly RatedSentence[], part: AnswerPart): void {
    for (const one of all) {
      this.#chosen.add(one)
      this.sources.add(one.passage.source.id)
      this.sentences.push(quoteOf(one, part))
      this.#words += one.words
    }
    if (part === 'grounds') this.#grounds++
  }
}

const quoteOf = ({ sentence, passage }: RatedSentence, part: AnswerPart): DraftSentence => ({
  text: sentence.text,
  part,
  supports: [{ passageId: passage.id, quote: passage.text.slice(sentence.start, sentence.end) }],
})

const isGround = (one: RatedSentence, first: RatedSentence, answer: Answer) =>
  !answer.sources.has(one.passage.source.id) &&
  one.items.length === 0 &&
  !one.restricts &&
  !one.leans &&
  one.score >= first.score * near.score &&
  one.share >= first.share * near.share &&
  answer.hasRoomFor(one)

/** What follows closely on the answer and narrows it, or narrows it in its words. */
const isException = (one: RatedSentence, first: RatedSentence, answer: Answer) =>
  one.restricts &&
  one.passage === first.passage &&
  !answer.has(one) &&
  (Math.abs(one.at - first.at) <= 2 || one.share >= first.share * near.share) &&
  answer.hasRoomFor(one)

/** A sentence that opens a list with its points, and one that leans on the sentence before with that one. */
function withContext(first: RatedSentence, rated: readonly RatedSentence[]): RatedSentence[] {
  if (first.items.length > 0) return [first, ...pointsOf(first)]
  if (!first.leans) return [first]
  const before = rated.find(({ passage, at }) => passage === first.passage && at === first.at - 1)
  return before && before.words + first.words <= LIST && before.items.length === 0 ? [before, first] : [first]
}

/** All points if there is room, otherwise the best, in their order. */
function pointsOf({ items, words }: RatedSentence): RatedSentence[] {
  const taken: RatedSentence[] = []
  let count = words
  for (const item of items.toSorted((a, b) => b.share - a.share || a.at - b.at)) {
    if (taken.length > 0 && count + item.words > LIST) continue
    taken.push(item)
    count += item.words
  }
  return taken.sort((a, b) => a.at - b.at)
}
