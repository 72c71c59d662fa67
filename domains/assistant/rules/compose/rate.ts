/** Rates the sentences of passages by how well they answer a question. */
import { wordTerms } from '@mizan/research/rules/analysis'
import { readQuestion } from '@mizan/research/rules/ranking/article-query'
import type { Passage } from '../passage.ts'
import type { AskedQuestion, NamedArticle } from '../question/question.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { answers, ends, isOpposite, leans, ofItself, ofTheCase, ofTheLaw, restricts } from './signs.ts'

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
  /** The heading of its article contains only words of the question. */
  isTitled: boolean
  /** The sentence defines the thing that the question asks about. */
  defines: boolean
}

const weights = {
  rank: 1.2,
  decision: 0.25,
  heading: 1,
  answers: 0.25,
  first: 0.12,
  second: 0.05,
  leans: 0.2,
  restricts: 0.15,
  /** The sentence says the contrary: "before" instead of "after", or a permission instead of a prohibition. */
  opposite: 0.6,
  long: 0.15,
  list: 0.3,
  titled: 0.35,
  thesaurus: 0.5,
  defines: 0.3,
  /** The subject index lists its article for the whole question. */
  subject: 0.4,
  /** The value of a sentence in the article, and the paragraph, that the question names. */
  named: 1,
  paragraph: 0.8,
}
const LONG = 45
/** Characters of a passage; some articles are tables of a hundred pages. */
const LONGEST_READ = 12_000
const LONGEST = 75
/** Words of a list that is quoted with its points. */
export const LONGEST_LIST = 80
/** The words of a list whose statement comes only at its end. */
const LONGEST_WHOLE_LIST = 115

interface CutPassage {
  passage: Passage
  heading: ReadonlySet<string>
  sentences: { sentence: Sentence; terms: ReadonlySet<string> }[]
}

/** The best first; points of lists are inside the sentence that opens them. */
export function rateSentences(question: AskedQuestion, passages: readonly Passage[]): RatedSentence[] {
  const cut = passages.map(cutPassage)
  const rarity = raritiesOf(termsOf(question), cut)
  const top = topScores(passages)
  const rated = cut.flatMap((one) => {
    const rank = one.passage.score / (top.get(one.passage.source.kind) ?? 1)
    return ratedOf(one, rarity, rank, question)
  })
  return rated.sort((a, b) => b.score - a.score)
}

function cutPassage(passage: Passage): CutPassage {
  const sentences = sentencesOf(passage.text.slice(0, LONGEST_READ)).map((sentence) => ({
    sentence,
    terms: new Set(wordTerms(sentence.text)),
  }))
  const headings = [passage.source.article?.heading ?? '', passage.subject?.name ?? '']
  return { passage, heading: new Set(wordTerms(headings.join(' '))), sentences }
}

function topScores(passages: readonly Passage[]): Map<string, number> {
  const top = new Map<string, number>()
  for (const { score, source } of passages) top.set(source.kind, Math.max(top.get(source.kind) ?? 0, score))
  return top
}

/** The words of the question, and at a lower weight their synonyms in the thesaurus. */
function termsOf({ text, words, country }: AskedQuestion): Map<string, number> {
  const terms = new Map(wordTerms(words.join(' ')).map((term) => [term, 1]))
  const read = readQuestion(text, country === 'kktc' ? 'kktc' : 'turkey')
  for (const { term, weight, own } of read.terms)
    if (!own && !term.startsWith('=') && !terms.has(term)) terms.set(term, weight * weights.thesaurus)
  return terms
}

/** The weight of each word in a sentence; the words of the question itself weigh 1 together. */
function raritiesOf(terms: ReadonlyMap<string, number>, cut: readonly CutPassage[]): Map<string, number> {
  const sentences = cut.flatMap((one) => one.sentences)
  const weigh = (term: string) => {
    const frequency = sentences.filter((one) => one.terms.has(term)).length
    return Math.log(1 + (sentences.length + 1) / (1 + frequency))
  }
  const all = [...terms].map(([term, weight]) => ({ term, own: weight === 1, worth: weigh(term) * weight }))
  const whole = all.reduce((sum, { own, worth }) => sum + (own ? worth : 0), 0) || 1
  return new Map(all.map(({ term, worth }) => [term, worth / whole]))
}

function ratedOf(
  { passage, heading, sentences }: CutPassage,
  rarity: ReadonlyMap<string, number>,
  rank: number,
  question: AskedQuestion,
): RatedSentence[] {
  const isTitled = isTitleOf(passage, rarity)
  const all = sentences.map(({ sentence, terms }, at): RatedSentence => {
    const share = shareOf(rarity, terms, heading)
    const one = {
      ...{ passage, sentence, at, share, items: [] },
      words: sentence.text.split(' ').length,
      restricts: restricts.test(sentence.text),
      leans: leans.test(sentence.text),
      isTitled,
    }
    return { ...one, defines: defines(one, question), score: scoreOf(one, rank, question) }
  })
  for (const one of all) if (one.sentence.lead !== null) all[one.sentence.lead]?.items.push(one)
  for (const one of all) if (one.items.length > 0) addItems(one, sentences, rarity, heading, question)
  return all.filter((one) => isQuotable(one, question.decisions.length > 0))
}

/** A lead without points, a point without its lead, and pieces of a line are no sentences. */
function isQuotable({ passage, sentence, items, words }: RatedSentence, isNamed: boolean): boolean {
  if (words > LONGEST || /^(?:\p{Ll}|\((?:…|\.))/u.test(sentence.text)) return false
  if (ofItself.test(sentence.text)) return false
  if (passage.source.kind === 'decision' && !isNamed && !saysTheLaw(sentence.text)) return false
  if (sentence.kind === 'lead') return items.length > 0 && hasRoomForTail(words, items)
  return sentence.kind === 'sentence' && /[.!?)]["”’)]*$/.test(sentence.text) && ends.test(sentence.text)
}

/** The words behind the points of a list may be its whole statement, so it is quoted completely or not at all. */
const hasRoomForTail = (words: number, items: readonly RatedSentence[]): boolean =>
  !endsWithTail(items) || items.reduce((sum, item) => sum + item.words, words) <= LONGEST_WHOLE_LIST

/** The last point and the words after all points may be one block: "e) … sırasında,\n\nmeydana gelen … olaydır." */
export function endsWithTail(items: readonly RatedSentence[]): boolean {
  if (items.some(({ sentence }) => sentence.isTail)) return true
  const [last, ...others] = [...items].reverse()
  if (!last || others.length === 0 || others.some(({ sentence }) => !/[,;]$/.test(sentence.text)))
    return false
  return /[,;\p{L}]\s*\n\s*\n/u.test(last.passage.text.slice(last.sentence.start, last.sentence.end))
}

/** A claim of a party, or the course of the present case, is never quoted as a statement of law. */
const saysTheLaw = (text: string) => ofTheLaw.test(text) && !ofTheCase.test(text)

/** A list answers with all its points together, and is quoted without gaps as far as there is room. */
function addItems(
  lead: RatedSentence,
  sentences: CutPassage['sentences'],
  rarity: ReadonlyMap<string, number>,
  heading: ReadonlySet<string>,
  question: AskedQuestion,
): void {
  const terms = new Set([lead, ...lead.items].flatMap(({ at }) => [...(sentences[at]?.terms ?? [])]))
  const share = shareOf(rarity, terms, heading)
  const fits = answers[question.wanted]
  const isLeadFit = fits?.test(lead.sentence.text) ?? true
  const isFit = !isLeadFit && lead.items.some(({ sentence }) => fits?.test(sentence.text))
  lead.score += 0.7 * (share - lead.share) + (question.wanted === 'conditions' ? weights.list : 0)
  if (isFit) lead.score += weights.answers
  if (lead.items.some((item) => item.defines)) lead.score += weights.defines
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
  return Math.min(1, share)
}

function scoreOf(
  one: Omit<RatedSentence, 'defines' | 'score'>,
  rank: number,
  question: AskedQuestion,
): number {
  const { passage, sentence, at, share, words } = one
  const isDecision = passage.source.kind === 'decision'
  const isNamed = isDecision && question.decisions.length > 0
  const fits = answers[question.wanted]?.test(sentence.text) ?? false
  return (
    rank * weights.rank * (isDecision && !isNamed ? weights.decision : 1) +
    share +
    (fits ? weights.answers : 0) +
    (isDecision ? 0 : at === 0 ? weights.first : at === 1 ? weights.second : 0) +
    (one.isTitled ? weights.titled : 0) +
    (defines(one, question) ? weights.defines : 0) +
    namedWorth(one, question) +
    (passage.subject?.share ?? 0) * weights.subject -
    (one.leans ? weights.leans : 0) -
    (one.restricts ? weights.restricts : 0) -
    (isOpposite(question.text, sentence.text) ? weights.opposite : 0) -
    (words > LONG ? weights.long : 0)
  )
}

/** The article that the question names; undefined if it names another or none. */
export const namedArticle = ({ source }: Passage, { articles }: AskedQuestion): NamedArticle | undefined =>
  articles.find(
    ({ country, lawNumber, articleNo }) =>
      source.country === country && source.law?.number === lawNumber && source.article?.no === articleNo,
  )

function namedWorth(
  { passage, sentence }: Pick<RatedSentence, 'passage' | 'sentence'>,
  question: AskedQuestion,
) {
  const named = namedArticle(passage, question)
  if (!named) return 0
  const [wanted] = named.paragraph?.split('-') ?? []
  const isParagraph =
    wanted !== undefined && (wanted === String(sentence.fikra) || wanted === sentence.division)
  return weights.named + (isParagraph ? weights.paragraph : 0)
}

/** "Gönüllü vazgeçme" is the whole heading of the article that a question about it means. */
function isTitleOf({ source }: Passage, rarity: ReadonlyMap<string, number>): boolean {
  const last = source.article?.heading?.split('›').at(-1) ?? ''
  const terms = wordTerms(last.replace(/^\s*(?:[IVX]+|[A-Z]|\d+|[a-zçğ])\s*[.)–-]+\s*/u, ''))
  return terms.length > 0 && terms.every((term) => rarity.has(term))
}

/** Whether the sentence begins with the term to be defined: "Kira sözleşmesi, … sözleşmedir". */
function defines({ sentence }: Pick<RatedSentence, 'sentence'>, { wanted, words }: AskedQuestion): boolean {
  const isPoint = sentence.kind === 'item'
  if (wanted !== 'definition' || !(isPoint || answers.definition?.test(sentence.text))) return false
  const asked = wordTerms(words.join(' '))
  const said = wordTerms(sentence.text).slice(0, asked.length + (isPoint ? 2 : 1))
  return asked.length > 0 && asked.every((term) => said.includes(term))
}
