/**
 * Writes an answer of sentences quoted as they stand in the passages: the sentence that answers what is asked, grounds,
 * and what restricts them. Pure: the same question and passages give the same answer.
 */
import { mostSources } from '../../data/limits.ts'
import type { Draft, DraftSentence, Passage } from '../passage.ts'
import type { AskedQuestion } from '../question/question.ts'
import { type RatedSentence, rateSentences } from './rate.ts'

/** Words after which no more is added; fifteen seconds of reading. */
const ENOUGH_WORDS = 110
const SHORT_WORDS = 70
const GROUNDS = 3
/** A further article is quoted if its best sentence has at least this share of the score of the first. */
const NEAR = 0.35

export function compose(question: AskedQuestion, passages: readonly Passage[]): Draft {
  const rated = rateSentences(question, passages)
  const articles = rated.filter(({ passage }) => passage.source.kind === 'article')
  const first = articles[0] ?? rated[0]
  if (!first) return { refusal: 'nothing_found', sentences: [] }
  const short = withItems(first, rated)
  const chosen = new Set(short)
  const sentences = [...short.map((one) => quoteOf(one, 'short'))]
  const sources = new Set([first.passage.source.id])
  let words = countWords(short)
  const take = (one: RatedSentence, part: DraftSentence['part']) => {
    if (words + one.words > ENOUGH_WORDS + 60) return false
    chosen.add(one)
    sources.add(one.passage.source.id)
    sentences.push(quoteOf(one, part))
    words += one.words
    return true
  }
  let grounds = 0
  for (const one of rated) {
    if (grounds >= GROUNDS || words >= ENOUGH_WORDS || sources.size >= mostSources) break
    if (chosen.has(one) || one.score < first.score * NEAR || sources.has(one.passage.source.id)) continue
    if (one.sentence.kind === 'lead' || one.restricts) continue
    if (take(one, 'grounds')) grounds++
  }
  const exception = rated.find(
    (one) => one.restricts && !chosen.has(one) && one.passage === first.passage && one.words <= 60,
  )
  if (exception) take(exception, 'exceptions')
  return { refusal: null, sentences }
}

/** A sentence that opens a list needs its points, the best of them if there are many. */
function withItems(first: RatedSentence, rated: readonly RatedSentence[]): RatedSentence[] {
  if (first.sentence.kind !== 'lead') return [first]
  const items = rated
    .filter(
      ({ passage, sentence, at }) => passage === first.passage && sentence.kind === 'item' && at > first.at,
    )
    .sort((a, b) => b.score - a.score)
  const taken: RatedSentence[] = []
  let words = first.words
  for (const item of items) {
    if (words + item.words > SHORT_WORDS && taken.length > 0) continue
    taken.push(item)
    words += item.words
  }
  return [first, ...taken.sort((a, b) => a.at - b.at)]
}

const countWords = (sentences: readonly RatedSentence[]) =>
  sentences.reduce((sum, { words }) => sum + words, 0)

const quoteOf = ({ sentence, passage }: RatedSentence, part: DraftSentence['part']): DraftSentence => ({
  text: sentence.text,
  part,
  supports: [{ passageId: passage.id, quote: passage.text.slice(sentence.start, sentence.end) }],
})
