/**
 * Writes an answer of sentences quoted as they stand in the passages: the sentence that answers what is asked, grounds,
 * and what restricts them. Pure: the same question and passages give the same answer.
 */
import { mostSources } from '../../data/limits.ts'
import type { AnswerPart, Draft, DraftSentence, Passage } from '../passage.ts'
import type { AskedQuestion } from '../question/question.ts'
import { isWholeSentences } from '../verify/place.ts'
import { shownText } from './blocks.ts'
import { refusalFor } from './floor.ts'
import { LONGEST_LIST, namedArticle, type RatedSentence, rateSentences } from './rate.ts'

const bounds = {
  /** Words after which nothing is added; fifteen seconds of reading. */
  enough: 115,
  most: 150,
  /** Words of the short answer with the points of a list. */
  list: LONGEST_LIST,
  gap: 0.6,
  /** Share of the question that a sentence of a decision must have. */
  ruling: 0.5,
  /**
   * How many further sources are quoted, and the shares of the first sentence's score and words that theirs must have: few
   * and close ones if the first surely answers, hardly any of other laws if it was looked up, otherwise others that may.
   */
  named: { grounds: 3, score: 0.3, share: 0.6, elsewhere: 0.9 },
  sure: { grounds: 3, score: 0.3, share: 0.5, elsewhere: 0.6 },
  unsure: { grounds: 4, score: 0.4, share: 0.4, elsewhere: 0.5 },
}

/** Share of a question that a subject names. */
const LOOKED_UP = 0.6
/** All that is left of a repealed article. */
const repealed = /^\(Mülga\s?:[^()]{8,60}\)$/u
/** Words and characters of the shortest quote. */
const FEWEST = 4
const SHORTEST = 25

export function compose(question: AskedQuestion, passages: readonly Passage[]): Draft {
  const rated = rateSentences(question, passages)
  const refusal = refusalFor(question, rated)
  const may = (one: RatedSentence) => mayStand(one, question) && stands(withContext(one, rated))
  const first =
    rated.find((one) => leads(one.passage, question) && may(one)) ??
    rated.find((one) => !one.passage.isDissent && may(one))
  if (refusal || !first) return { refusal: refusal ?? 'nothing_found', sentences: [] }
  const answer = new Answer()
  answer.add(withContext(first, rated), 'short')
  for (const { articleNo, lawNumber } of question.articles) {
    const other = rated.find((one) => isOf(one.passage, lawNumber, articleNo) && may(one))
    if (other && answer.lacks(other)) answer.add(withContext(other, rated), 'short')
  }
  const isNamed = isLookedUp(first.passage, question)
  const isCertain = isNamed || isSure(first, rated)
  const nearness = isNamed ? bounds.named : isCertain ? bounds.sure : bounds.unsure
  const further = isCertain && rated.find((one) => isFurther(one, first, answer))
  if (further) answer.add([further], 'grounds')
  const ruling = rated.find((one) => isRuling(one, first, answer))
  if (ruling) answer.add([ruling], 'grounds')
  for (const one of rated) {
    if (answer.isFull(nearness.grounds)) break
    if (isGround(one, first, nearness, answer)) answer.add([one], 'grounds')
  }
  const exception = exceptionTo(first, rated, answer)
  if (exception) answer.add([exception], 'exceptions')
  return { refusal: null, sentences: answer.sentences }
}

/** Of an article that has so much of the question, and is so far ahead of all others, it is certain that it answers. */
const CERTAIN = 0.5

/** The source that certainly answers; undefined where others may as well, which is good enough to be read but not to be filed. */
export function certainSource(question: AskedQuestion, passages: readonly Passage[]): string | undefined {
  const rated = rateSentences(question, passages)
  const first = rated.find(({ passage }) => leads(passage, question))
  if (!first) return undefined
  const isCertain = isLookedUp(first.passage, question) || (first.share >= CERTAIN && isSure(first, rated))
  return isCertain ? first.passage.source.id : undefined
}

const isOf = ({ source }: Passage, lawNumber: string, articleNo: string): boolean =>
  source.law?.number === lawNumber && source.article?.no === articleNo

/** That an article is repealed answers only whoever names it. */
const mayStand = ({ passage, sentence }: RatedSentence, question: AskedQuestion): boolean =>
  !repealed.test(sentence.text) || namedArticle(passage, question) !== undefined

/** What narrows the answer, or else a judge who was outvoted. */
const exceptionTo = (first: RatedSentence, rated: readonly RatedSentence[], answer: Answer) =>
  rated.find((one) => isException(one, first, answer)) ??
  rated.find(
    (one) => one.passage.isDissent && one.share >= first.share * bounds.unsure.share && answer.takes(one),
  )

/** The question or the subject index names the article. */
const isLookedUp = (passage: Passage, question: AskedQuestion): boolean =>
  namedArticle(passage, question) !== undefined || (passage.subject?.share ?? 0) >= LOOKED_UP

/** So far behind, another article answers one question in ten better. */
function isSure(first: RatedSentence, rated: readonly RatedSentence[]): boolean {
  const other = rated.find(({ passage }) => passage.source.kind === 'article' && passage !== first.passage)
  return first.score - (other?.score ?? 0) >= bounds.gap
}

/** The checks prove it: it is long enough to be found again, and nothing is left out at its beginning or end. */
const stands = (all: readonly RatedSentence[]): boolean =>
  all.every(
    ({ passage, sentence, words }) =>
      (repealed.test(sentence.text) || (words >= FEWEST && sentence.text.length >= SHORTEST)) &&
      isWholeSentences(passage.text, sentence),
  )

/** The law answers before the courts, unless the question is about a decision. */
const leads = ({ source }: Passage, { decisions }: AskedQuestion) =>
  decisions.length > 0 ? source.kind === 'decision' : source.kind === 'article'

class Answer {
  readonly sentences: DraftSentence[] = []
  readonly sources = new Set<string>()
  readonly #chosen: RatedSentence[] = []
  #words = 0
  #grounds = 0

  isFull(grounds: number): boolean {
    return this.#words >= bounds.enough || this.#grounds >= grounds || this.sources.size >= mostSources
  }

  /** Nothing of its source is quoted, and there is room for it. */
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

  /** There is room for it, the same is not said yet, and the checks will prove it. */
  takes(one: RatedSentence): boolean {
    const isSaid = this.sentences.some(({ text }) => text === one.sentence.text)
    return this.#hasRoomFor(one) && !isSaid && stands([one])
  }

  #hasRoomFor({ words, passage: { source } }: RatedSentence): boolean {
    const isNew = !this.sources.has(source.id)
    return this.#words + words <= bounds.most && !(isNew && this.sources.size >= mostSources)
  }

  add(all: readonly RatedSentence[], part: AnswerPart): void {
    for (const one of all) {
      this.#chosen.push(one)
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

interface Nearness {
  score: number
  share: number
  elsewhere: number
}

const isOfLaw = (one: RatedSentence, first: RatedSentence) =>
  one.passage.source.law?.id === first.passage.source.law?.id

const isGround = (one: RatedSentence, first: RatedSentence, near: Nearness, answer: Answer) =>
  !answer.sources.has(one.passage.source.id) &&
  !one.passage.isDissent &&
  one.items.length === 0 &&
  !one.restricts &&
  !one.leans &&
  one.score >= first.score * near.score &&
  one.share >= first.share * (isOfLaw(one, first) ? near.share : near.elsewhere) &&
  answer.takes(one)

/** How courts apply it: one sentence of a decision that has most of what the first has. */
const isRuling = (one: RatedSentence, first: RatedSentence, answer: Answer) =>
  one.passage.source.kind === 'decision' &&
  first.passage.source.kind !== 'decision' &&
  !one.passage.isDissent &&
  one.items.length === 0 &&
  !one.leans &&
  one.share >= Math.max(bounds.ruling, first.share * bounds.sure.share) &&
  answer.takes(one)

/** Another sentence of the article that surely answers. */
const isFurther = (one: RatedSentence, first: RatedSentence, answer: Answer) =>
  one.passage === first.passage &&
  !answer.covers(one) &&
  !one.restricts &&
  !one.leans &&
  one.items.length === 0 &&
  one.share >= first.share * bounds.sure.share &&
  answer.takes(one)

/** What follows closely on the answer and narrows it, or narrows it in its words. */
const isException = (one: RatedSentence, first: RatedSentence, answer: Answer) =>
  one.restricts &&
  one.passage === first.passage &&
  !answer.covers(one) &&
  (isClose(one, first) || one.share >= first.share * bounds.sure.share) &&
  answer.takes(one)

/** "Ancak …" follows on the answer; "diğer hükümler saklıdır" may stand after anything. */
const isClose = (one: RatedSentence, first: RatedSentence) =>
  Math.abs(one.at - first.at) <= 2 && (one.leans || one.share > 0)

/** A sentence that opens a list with its points, and one that leans on the sentence before with that one. */
function withContext(first: RatedSentence, rated: readonly RatedSentence[]): RatedSentence[] {
  if (first.items.length > 0) return listOf(first)
  if (!first.leans) return [first]
  const before = rated.find(({ passage, at }) => passage === first.passage && at === first.at - 1)
  return before && before.words + first.words <= bounds.list && before.items.length === 0
    ? [before, first]
    : [first]
}

/** The list in one piece as far as there is room; if its best point would be left out, that one beside the opening. */
function listOf(lead: RatedSentence): RatedSentence[] {
  const worth = ({ share, defines }: RatedSentence) => share + (defines ? 1 : 0)
  const best = lead.items.reduce((one, other) => (worth(other) > worth(one) ? other : one))
  let words = lead.words
  let last: RatedSentence | null = null
  for (const item of lead.items) {
    if (words + item.words > bounds.list && last) break
    words += item.words
    last = item
  }
  if (best.defines || !last || (best.at > last.at && best.share > 0))
    return lead.words <= FEWEST ? [best] : [lead, best]
  const { sentence, passage } = lead
  const end = last.sentence.end
  const text = shownText(passage.text.slice(sentence.start, end))
  return [{ ...lead, words, sentence: { ...sentence, end, text } }]
}
