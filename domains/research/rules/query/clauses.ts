/** Makes the clauses for a part of a query: words with their synonyms, phrases, prefixes, references. */
import { fold } from '../analysis/characters.ts'
import { articleTerm, courtTerm, lawTerm, numberTerms, wordTerms } from '../analysis.ts'
import { articlesOf, type Lookup } from '../citation-query.ts'
import { courtsIn } from '../citations/named-courts.ts'
import { type Scan, scan } from '../citations/scan.ts'
import type { Citation } from '../citations.ts'
import { citationsTyped } from '../cypriot-query.ts'
import type { Country } from '../laws.ts'
import { combine, type Query, type WeightedTerm } from './ast.ts'
import { withRanges } from './citation-forms.ts'
import { dateQuery, datesIn } from './dates.ts'
import { type SetPhrase, setPhraseAt, withinSetPhrases } from './set-phrases.ts'
import { isConnective, isQuestionWord } from './stop-words.ts'
import { SYNONYM_WEIGHT, synonymsAt } from './synonyms.ts'

export const MOST_WORDS = 64

/**
 * How many of the allowed words a query has used. In a question, question words are dropped. `country`: the one that is
 * searched, which decides what "Anayasa" means.
 */
export type Budget = {
  words: number
  truncated: boolean
  synonyms: boolean
  question: boolean
  country: Country
}

function spend(budget: Budget, words: number): boolean {
  if (budget.words + words > MOST_WORDS) {
    budget.truncated = true
    return false
  }
  budget.words += words
  return true
}

export function prefixClause(budget: Budget, text: string): Query[] {
  const prefix = fold(text.replace(/['’].*$/, ''))
  return prefix.length >= 2 && spend(budget, 1) ? [{ type: 'prefix', prefix }] : []
}

export function phraseClause(budget: Budget, token: { text: string; slop: number }): Query[] {
  const terms = scan(token.text).lexemes.map((lexeme) => lexeme.word.term)
  const kept = terms.slice(0, Math.max(0, MOST_WORDS - budget.words))
  if (kept.length < terms.length) budget.truncated = true
  if (kept.length === 0 || !spend(budget, kept.length)) return []
  if (kept.length === 1)
    return [{ type: 'word', terms: [{ term: kept[0] as string, weight: 1 }], required: true }]
  return [{ type: 'phrase', terms: kept, slop: token.slop, required: true }]
}

const SHORTEST_SENTENCE = 6

/** All words of a pasted sentence in their order; undefined for a few words. */
export function sentencePhrase(text: string): Query | undefined {
  const terms = wordTerms(text)
  if (terms.length < SHORTEST_SENTENCE || terms.length > MOST_WORDS) return undefined
  return { type: 'phrase', terms, slop: 0, weight: 1, sentence: true }
}

/**
 * Words of a run, with its references as separate clauses. Connectives are dropped, unless nothing else is there or
 * they are part of a term such as "ölünceye kadar bakma".
 */
export function plainClauses(budget: Budget, text: string): Query[] {
  const s = scan(text)
  const clauses: Query[] = []
  const replaced: Stretch[] = []
  for (const range of withRanges(text, citationsTyped(s, budget.country))) {
    const items = range.flatMap(citationClauses)
    const fresh = items.filter((item) => !clauses.some((clause) => sameToken(clause, item)))
    if (items.length === 0 || !spend(budget, fresh.length)) continue
    const either = range.length > 1 ? combine('or', fresh) : null
    clauses.push(...(either ? [either] : fresh))
    const [first] = range
    if (first && first.kind !== 'law')
      replaced.push({ start: first.start, end: range.at(-1)?.end ?? first.end })
  }
  const dates = datesIn(s).filter(
    (date) => !replaced.some((one) => one.start <= date.start && date.end <= one.end),
  )
  const days = new Set(dates.map(({ day }) => day))
  for (const day of days) if (spend(budget, 1)) clauses.push(dateQuery(day))
  const courts = budget.question ? [] : namedCourts(budget, s, [...replaced, ...dates])
  clauses.push(...courts.map(({ clause }) => clause))
  const rest = outside(s, inOrder([...replaced, ...dates, ...courts]))
  const within = withinSetPhrases(rest.map(({ word }) => word.term))
  const subject = rest.filter(
    ({ word }, at) => within.has(at) || (!isConnective(word) && !(budget.question && isQuestionWord(word))),
  )
  const kept = subject.length > 0 || clauses.length > 0 ? subject : rest
  return [
    ...clauses,
    ...wordClauses(
      budget,
      kept.map((lexeme) => lexeme.word.term),
    ),
  ]
}

type Stretch = Pick<Citation, 'start' | 'end'>

const inOrder = (stretches: Stretch[]): Stretch[] => stretches.sort((a, b) => a.start - b.start)

/** A named court: its own decisions, or those that contain the words of its name. */
function namedCourts(budget: Budget, s: Scan, taken: Stretch[]): (Stretch & { clause: Query })[] {
  return courtsIn(s).flatMap(({ name, first, last }) => {
    const lexemes = s.lexemes.slice(first, last + 1)
    const [start, end] = [lexemes[0]?.start ?? 0, lexemes.at(-1)?.end ?? 0]
    if (taken.some((one) => one.start < end && start < one.end)) return []
    const terms = lexemes.map(({ word }) => word.term)
    const words = combine('and', wordClauses(budget, terms))
    if (!words) return []
    const own: Query = { type: 'citation', token: courtTerm(name.court, name.chamber) }
    return [{ start, end, clause: combine('or', [own, words]) as Query }]
  })
}

/** The lexemes outside all stretches; both lists are in text order. */
function outside(s: Scan, stretches: Stretch[]): Scan['lexemes'] {
  let next = 0
  return s.lexemes.filter((lexeme) => {
    while (next < stretches.length && (stretches[next] as Stretch).end <= lexeme.start) next++
    const stretch = stretches[next]
    return !stretch || lexeme.end <= stretch.start
  })
}

function sameToken(one: Query, two: Query): boolean {
  return one.type === 'citation' && two.type === 'citation' && one.token === two.token
}

/**
 * A law alone gets no clause, because the words of its name are searched. An article or a decision number gets one,
 * in place of its words.
 */
function citationClauses(citation: Citation): Query[] {
  if (citation.kind === 'law') return []
  if (citation.kind === 'article')
    return [{ type: 'citation', token: articleTerm(citation.lawNumber, citation.articleNo) }]
  return decisionClauses(citation)
}

function wordClauses(budget: Budget, terms: string[]): Query[] {
  const clauses: Query[] = []
  const seen = new Set<string>()
  for (let at = 0; at < terms.length; ) {
    const synonyms = budget.synonyms ? synonymsAt(terms, at) : undefined
    const phrase = setPhraseAt(terms, at)
    const length = Math.max(synonyms?.length ?? 1, phrase?.terms.length ?? 1)
    const known = synonyms?.length === length ? synonyms : undefined
    const set = phrase?.terms.length === length ? phrase : undefined
    const own = terms.slice(at, at + length)
    at += length
    const key = own.join(' ')
    if (seen.has(key)) continue
    seen.add(key)
    if (!spend(budget, length)) break
    const self = set ? [phraseOf(set)] : own.map(word)
    clauses.push(...(known ? withSynonyms(own, self, known.others) : self))
  }
  return clauses
}

function phraseOf({ terms, telling }: SetPhrase): Query {
  return { type: 'phrase', terms: [...terms], slop: 0, weight: 1, loosely: telling }
}

function word(term: string): Query {
  return { type: 'word', terms: [{ term, weight: 1 }] }
}

function withSynonyms(own: string[], self: Query[], others: string[][]): Query[] {
  const single = others
    .filter((other) => other.length === 1)
    .map((other) => ({ term: other[0] as string, weight: SYNONYM_WEIGHT }))
  const phrases = others
    .filter((other) => other.length > 1)
    .map((terms): Query => ({ type: 'phrase', terms, slop: 0, weight: SYNONYM_WEIGHT }))
  if (own.length === 1) {
    const terms: WeightedTerm[] = [{ term: own[0] as string, weight: 1 }, ...single]
    const either: Query = { type: 'word', terms }
    return phrases.length === 0 ? [either] : [{ type: 'or', items: [either, ...phrases] }]
  }
  const whole = combine('and', self) as Query
  const rest: Query[] = single.length > 0 ? [{ type: 'word', terms: single }, ...phrases] : phrases
  return [{ type: 'or', items: [whole, ...rest] }]
}

/** A look-up as a search for texts that refer to it; a law is also searched by the words of its name. */
export function lookupQuery(lookup: Lookup, words: Query | null): Query | null {
  if (lookup.kind === 'article') {
    const tokens = articlesOf(lookup).map((no) => articleTerm(lookup.lawNumber, no))
    return combine(
      'or',
      tokens.map((token): Query => ({ type: 'citation', token })),
    )
  }
  if (lookup.kind === 'law') {
    const law: Query = { type: 'citation', token: lawTerm(lookup.lawNumber) }
    return words ? { type: 'or', items: [law, words] } : law
  }
  return combine('and', decisionClauses(lookup)) ?? words
}

function decisionClauses(decision: {
  caseNumber?: string
  decisionNumber?: string
  number?: string
}): Query[] {
  const numbers = [decision.caseNumber, decision.decisionNumber, decision.number].filter(
    (number) => number !== undefined,
  )
  const tokens = new Set(numbers.map((number) => numberTerms(number)[0] as string))
  return [...tokens].map((token) => ({ type: 'citation', token }))
}
