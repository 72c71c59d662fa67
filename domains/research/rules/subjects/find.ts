/** Finds the subjects that a question names, as somebody looks them up at the end of a book. */

import { lex } from '../analysis/lexer.ts'
import { fold, wordTerms } from '../analysis.ts'
import { isConnective, isQuestionWord } from '../query/stop-words.ts'
import { type Subject, subjectsStartingWith } from './table.ts'

export interface NamedSubject extends Subject {
  /** Share of the telling words of the question that its name has. */
  share: number
}

/** Words that may stand between those of a name. */
const GAP = 3
const MOST = 4
/** A name of one word is meant only if the question has few others. */
const FEW = 4

const asksForTime =
  /(?<![a-z])(?:ne zaman|kac (?:gun|ay|yil|hafta|sene)[a-z]*|ne kadar (?:sure|zaman)[a-z]*|zamani|vakti)(?![a-z])/
const [period = ''] = wordTerms('süresi')
/** Whoever asks for the limitation of an action asks for its period, whatever a law calls it. */
const [limitation = ''] = wordTerms('zamanaşımı')
const general = new Set(wordTerms('dava'))
/** A name that has the period answers a question for a time sooner than one of the same length without it. */
const OF_PERIOD = 0.1

/** The most particular first: "ceza istinaf süresi" is another subject than "istinaf süresi". */
export function subjectsOf(question: string): NamedSubject[] {
  const told = tellingTerms(question)
  const places = Map.groupBy(
    told.map((term, at) => ({ term, at })),
    ({ term }) => term,
  )
  const has = new Set(told)
  if (asksForTime.test(fold(question)) || has.has(limitation)) has.add(period)
  const named = [...has]
    .flatMap(subjectsStartingWith)
    .filter(({ terms }) => terms.every((term) => has.has(term)))
    .filter(({ terms }) => terms.length > 1 || has.size <= FEW)
    .filter(({ terms }) => isClose(terms, (term) => places.get(term)?.map(({ at }) => at) ?? []))
    .map((subject) => ({ ...subject, share: shareOf(subject, has) }))
  return named
    .filter((one) => !named.some((other) => isWithin(one, other)))
    .sort((a, b) => b.terms.length - a.terms.length)
    .filter((one, at, all) => all.findIndex((other) => isSame(one, other)) === at)
    .slice(0, MOST)
}

/** What the name says of the question; its general words, which many subjects have, count half. */
function shareOf({ terms }: Subject, has: ReadonlySet<string>): number {
  const whole = worthOf(has)
  const isOfPeriod = has.has(period) && (terms.includes(period) || terms.includes(limitation))
  return Math.min(1, worthOf(terms) / (whole || 1) + (isOfPeriod ? OF_PERIOD : 0))
}

function worthOf(terms: Iterable<string>): number {
  const different = new Set([...terms].map((term) => (term === limitation ? period : term)))
  return [...different].reduce((sum, term) => sum + (general.has(term) ? 0.5 : 1), 0)
}

const tellingTerms = (text: string): string[] =>
  lex(text).flatMap(({ word, start, end }) =>
    isConnective(word) || isQuestionWord(word) ? [] : wordTerms(text.slice(start, end)),
  )

const isSame = (one: Subject, other: Subject): boolean =>
  one.lawNumber === other.lawNumber && String(one.articles) === String(other.articles)

/** Another name says all of it and more. */
const isWithin = (one: Subject, other: Subject): boolean =>
  other.terms.length > one.terms.length && one.terms.every((term) => other.terms.includes(term))

/** The words stand together; a word that was only added, such as the period, stands nowhere. */
function isClose(terms: readonly string[], placesOf: (term: string) => readonly number[]): boolean {
  const all = terms.map(placesOf).filter((places) => places.length > 0)
  const [first = []] = all
  return first.some((start) => {
    const nearest = all.map((places) =>
      places.reduce((best, at) => (Math.abs(at - start) < Math.abs(best - start) ? at : best)),
    )
    return Math.max(...nearest) - Math.min(...nearest) < terms.length + GAP
  })
}
