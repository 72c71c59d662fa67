/** Rates the sentences of passages by how well they answer a question. */
import { wordTerms } from '@mizan/research/rules/analysis'
import type { Passage } from '../passage.ts'
import type { AskedQuestion } from '../question/question.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { answers, leans, ofTheCase, ofTheLaw, restricts } from './signs.ts'

export interface RatedSentence {
  passage: Passage
  sentence: Sentence
  /** Place among the sentences of its passage. */
  at: number
  /** Points of the list that it opens. */
  items: RatedSentence[]
  /** Share of the question, rare words weighing more, that it has, or the headings above it. */
  share: number
  score: number
  words: number
  restricts: boolean
  leans: boolean
}

export const weights = {
  rank: 1.2,
  decision: 0.45,
  heading: 0.6,
  answers: 0.25,
  first: 0.12,
  second: 0.05,
  leans: 0.2,
  restricts: 0.15,
  long: 0.15,
  ofTheCase: 0.6,
  ofTheLaw: 0.1,
}
const LONG = 45
const LONGEST = 75
const SHORTEST = 2

interface Cut {
  passage: Passage
  heading: ReadonlySet<string>
  sentences: { sentence: Sentence; terms: ReadonlySet<string> }[]
}

/** The best first; points of lists are inside the sentence that opens them. */
export function rateSentences(question: AskedQuestion, passages: readonly Passage[]): RatedSentence[] {
  const cut = passages.map(cutPassage)
  const rarity = raritiesOf(new Set(wordTerms(question.words.join(' '))), cut)
  const top = topScores(passages)
  const rated = cut.flatMap((one) => {
    const rank = one.passage.score / (top.get(one.passage.source.kind) ?? 1)
    return ratedOf(one, rarity, rank, question)
  })
  return rated.sort((a, b) => b.score - a.score)
}

function cutPassage(passage: Passage): Cut {
  const sentences = sentencesOf(passage.text).map((sentence) => ({
    sentence,
    terms: new Set(wordTerms(sentence.text)),
  }))
  return { passage, heading: new Set(wordTerms(passage.source.article?.heading ?? '')), sentences }
}

function topScores(passages: readonly Passage[]): Map<string, number> {
  const top = new Map<string, number>()
  for (const { score, source } of passages) top.set(source.kind, Math.max(top.get(source.kind) ?? 0, score))
  return top
}

/** Weight of each word of the question; together they weigh 1. */
function raritiesOf(terms: ReadonlySet<string>, cut: readonly Cut[]): Map<string, number> {
  const sentences = cut.flatMap((one) => one.sentences)
  const weigh = (term: string) => {
    const frequency = sentences.filter((one) => one.terms.has(term)).length
    return Math.log(1 + (sentences.length + 1) / (1 + frequency))
  }
  const all = [...terms].map((term) => [term, weigh(term)] as const)
  const whole = all.reduce((sum, [, weight]) => sum + weight, 0) || 1
  return new Map(all.map(([term, weight]) => [term, weight / whole]))
}

function ratedOf(
  { passage, heading, sentences }: Cut,
  rarity: ReadonlyMap<string, number>,
  rank: number,
  question: AskedQuestion,
): RatedSentence[] {
  const all = sentences.map(({ sentence, terms }, at): RatedSentence => {
    const share = shareOf(rarity, terms, heading)
    const one = {
      ...{ passage, sentence, at, share, items: [], score: 0 },
      words: sentence.text.split(' ').length,
      restricts: restricts.test(sentence.text),
      leans: leans.test(sentence.text),
    }
    return { ...one, score: scoreOf(one, rank, question) }
  })
  for (const one of all) if (one.sentence.lead !== null) all[one.sentence.lead]?.items.push(one)
  for (const one of all) if (one.items.length > 0) addItems(one, sentences, rarity, heading, question)
  return all.filter(isQuotable)
}

/** A lead without points, a point without its lead, and pieces of a line are no sentences. */
const isQuotable = ({ sentence, items, words }: RatedSentence) =>
  words >= SHORTEST &&
  words <= LONGEST &&
  (sentence.kind === 'lead'
    ? items.length > 0
    : sentence.kind === 'sentence' && /[.!?)]["”’)]*$/.test(sentence.text))

/** A list answers with all its points together. */
function addItems(
  lead: RatedSentence,
  sentences: Cut['sentences'],
  rarity: ReadonlyMap<string, number>,
  heading: ReadonlySet<string>,
  question: AskedQuestion,
): void {
  const terms = new Set([lead, ...lead.items].flatMap(({ at }) => [...(sentences[at]?.terms ?? [])]))
  const share = shareOf(rarity, terms, heading)
  lead.score += 0.7 * (share - lead.share) + (question.wanted === 'conditions' ? 0.15 : 0)
  lead.share = share
}

function shareOf(
  rarity: ReadonlyMap<string, number>,
  terms: ReadonlySet<string>,
  heading: ReadonlySet<string>,
): number {
  let share = 0
  for (const [term, weight] of rarity)
    if (terms.has(term)) share += weight
    else if (heading.has(term)) share += weight * weights.heading
  return share
}

function scoreOf(one: RatedSentence, rank: number, question: AskedQuestion): number {
  const { passage, sentence, at, share, words } = one
  const isDecision = passage.source.kind === 'decision'
  const isNamed = isDecision && question.decisions.length > 0
  const fits = answers[question.wanted]?.test(sentence.text) ?? false
  return (
    rank * weights.rank * (isDecision && !isNamed ? weights.decision : 1) +
    share +
    (fits ? weights.answers : 0) +
    (isDecision ? 0 : at === 0 ? weights.first : at === 1 ? weights.second : 0) +
    (isDecision && ofTheLaw.test(sentence.text) ? weights.ofTheLaw : 0) -
    (isDecision && !isNamed && ofTheCase.test(sentence.text) ? weights.ofTheCase : 0) -
    (one.leans ? weights.leans : 0) -
    (one.restricts ? weights.restricts : 0) -
    (words > LONG ? weights.long : 0)
  )
}
