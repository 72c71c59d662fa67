/**
 * Composes an answer of sentences quoted as they stand in the passages: the sentence that answers the question,
 * grounds, and exceptions. Pure: the same question and passages give the same answer.
 */
import type { Draft, Passage } from '../passage.ts'
import type { AskedQuestion } from '../question/question.ts'
import { Answer, FEWEST, repealed, stands } from './answer.ts'
import { shownText } from './blocks.ts'
import { bounds } from './bounds.ts'
import { refusalFor } from './floor.ts'
import { endsWithTail, namedArticle, type RatedSentence, rateSentences } from './rate.ts'
import { handsOn } from './signs.ts'

/** Share of a question that a subject names. */
const LOOKED_UP = 0.6

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
  if (isArticleAlone(first.passage, question)) readOn(answer, first, rated)
  else {
    for (const one of otherArticles(question, rated, may))
      if (answer.lacks(one)) answer.add(withContext(one, rated), 'short')
    addGrounds(answer, question, first, rated)
  }
  return { refusal: null, sentences: answer.sentences }
}

/** Continues with the other sentences of the article in their order. */
function readOn(answer: Answer, first: RatedSentence, rated: readonly RatedSentence[]): void {
  const own = rated.filter(({ passage }) => passage === first.passage)
  for (const one of own.sort((a, b) => a.at - b.at)) answer.addWhole(withContext(one, rated), one)
}

/** The best sentence of each named article, in their order. */
const otherArticles = (
  { articles }: AskedQuestion,
  rated: readonly RatedSentence[],
  may: (one: RatedSentence) => boolean,
): RatedSentence[] =>
  articles.flatMap(
    ({ lawNumber, articleNo }) =>
      rated.find((one) => isOf(one.passage, lawNumber, articleNo) && may(one)) ?? [],
  )

function addGrounds(
  answer: Answer,
  question: AskedQuestion,
  first: RatedSentence,
  rated: readonly RatedSentence[],
): void {
  const isNamed = isLookedUp(first.passage, question)
  const isCertain = isNamed || isSure(first, rated)
  const nearness = isNamed ? bounds.named : isCertain ? bounds.sure : bounds.unsure
  const further = isCertain && rated.find((one) => isFurther(one, first, answer))
  if (further) answer.add([further], 'grounds')
  const ruling = rated.find((one) => isRuling(one, first, answer))
  if (ruling) answer.add([ruling], 'grounds')
  // A restriction of the answer is needed more than other sources.
  const narrowing = rated.find((one) => isException(one, first, answer))
  if (narrowing) answer.add([narrowing], 'exceptions')
  for (const one of rated) {
    if (answer.isFull(nearness.grounds)) break
    if (isGround(one, first, nearness, answer)) answer.add([one], 'grounds')
  }
  const dissent = narrowing ? undefined : rated.find((one) => isDissent(one, first, answer))
  if (dissent) answer.add([dissent], 'exceptions')
}

/** An article with so large a share of the question, and so far ahead of all others, is a sure answer. */
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

/** A note of repeal answers only a question that names its article. */
const mayStand = ({ passage, sentence }: RatedSentence, question: AskedQuestion): boolean =>
  !repealed.test(sentence.text) || namedArticle(passage, question) !== undefined

/** A judge who was outvoted. */
const isDissent = (one: RatedSentence, first: RatedSentence, answer: Answer) =>
  one.passage.isDissent === true && one.share >= first.share * bounds.unsure.share && answer.takes(one)

/** Whether one article is named and nothing is asked about it: then it is read from its beginning. */
const isArticleAlone = (passage: Passage, question: AskedQuestion): boolean =>
  question.articles.length === 1 &&
  question.terms.length === 0 &&
  namedArticle(passage, question) !== undefined

/** The question or the subject index names the article. */
const isLookedUp = (passage: Passage, question: AskedQuestion): boolean =>
  namedArticle(passage, question) !== undefined || (passage.subject?.share ?? 0) >= LOOKED_UP

/** With a smaller lead, another article answers one question in ten better. */
function isSure(first: RatedSentence, rated: readonly RatedSentence[]): boolean {
  const other = rated.find(({ passage }) => passage.source.kind === 'article' && passage !== first.passage)
  return first.score - (other?.score ?? 0) >= bounds.gap
}

/** The law answers before the courts, unless the question is about a decision. */
const leads = ({ source }: Passage, { decisions }: AskedQuestion) =>
  decisions.length > 0 ? source.kind === 'decision' : source.kind === 'article'

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
  !handsOn.test(one.sentence.text) &&
  one.score >= first.score * near.score &&
  one.share >= first.share * (isOfLaw(one, first) ? near.share : near.elsewhere) &&
  answer.takes(one)

/** A ruling shows how courts apply the law: one sentence of a decision with most of the words of the first sentence. */
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

/** An exception narrows the answer: it comes close behind it, or uses its words. */
const isException = (one: RatedSentence, first: RatedSentence, answer: Answer) =>
  one.restricts &&
  one.passage === first.passage &&
  !answer.covers(one) &&
  (isClose(one, first) || one.share >= first.share * bounds.sure.share) &&
  answer.takes(one)

/** "Ancak …" refers to the sentence before it; "diğer hükümler saklıdır" may follow any sentence. */
const isClose = (one: RatedSentence, first: RatedSentence) =>
  Math.abs(one.at - first.at) <= 2 && (one.leans || one.share > 0)

/** Adds the points to a sentence that opens a list, and the sentence before to one that depends on it. */
function withContext(first: RatedSentence, rated: readonly RatedSentence[]): RatedSentence[] {
  if (first.items.length > 0) return listOf(first)
  if (!first.leans) return [first]
  const before = rated.find(({ passage, at }) => passage === first.passage && at === first.at - 1)
  return before && before.words + first.words <= bounds.list && before.items.length === 0
    ? [before, first]
    : [first]
}

/** The whole list as far as there is room; if its best point would be left out, the opening with that point. */
function listOf(lead: RatedSentence): RatedSentence[] {
  const worth = ({ share, defines }: RatedSentence) => share + (defines ? 1 : 0)
  const best = lead.items.reduce((one, other) => (worth(other) > worth(one) ? other : one))
  const isWhole = endsWithTail(lead.items)
  let words = lead.words
  let last: RatedSentence | null = null
  for (const item of lead.items) {
    if (words + item.words > bounds.list && last && !isWhole) break
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
