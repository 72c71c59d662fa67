/** The clauses that a stretch of a query gives: words with their synonyms, phrases, prefixes, references. */
import { fold } from '../analysis/characters.ts'
import { articleTerm, lawTerm, numberTerms, wordTerms } from '../analysis.ts'
import type { Lookup } from '../citation-query.ts'
import { type Scan, scan } from '../citations/scan.ts'
import { type Citation, citationsOf } from '../citations.ts'
import { combine, type Query, type WeightedTerm } from './ast.ts'
import { isConnective, isQuestionWord } from './stop-words.ts'
import { SYNONYM_WEIGHT, synonymsAt } from './synonyms.ts'

export const MOST_WORDS = 64

/** How many words a query has used of those it may use. In a question, the words that only ask fall away. */
export type Budget = { words: number; truncated: boolean; synonyms: boolean; question: boolean }

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

/** The words of a pasted sentence, all of them and in their order; undefined for a few words. */
export function sentencePhrase(text: string): Query | undefined {
  const terms = wordTerms(text)
  if (terms.length < SHORTEST_SENTENCE || terms.length > MOST_WORDS) return undefined
  return { type: 'phrase', terms, slop: 0, weight: 1, sentence: true }
}

/** Words of a run, with its references as clauses of their own and connectives left out unless nothing else is there. */
export function plainClauses(budget: Budget, text: string): Query[] {
  const s = scan(text)
  const clauses: Query[] = []
  const replaced: Citation[] = []
  for (const citation of citationsOf(s, 'TR', true)) {
    const items = citationClauses(citation)
    const fresh = items.filter((item) => !clauses.some((clause) => sameToken(clause, item)))
    if (items.length === 0 || !spend(budget, fresh.length)) continue
    clauses.push(...fresh)
    if (citation.kind !== 'law') replaced.push(citation)
  }
  const rest = outside(s, replaced)
  const subject = rest.filter(({ word }) => !isConnective(word) && !(budget.question && isQuestionWord(word)))
  const kept = subject.length > 0 || clauses.length > 0 ? subject : rest
  return [
    ...clauses,
    ...wordClauses(
      budget,
      kept.map((lexeme) => lexeme.word.term),
    ),
  ]
}

/** The lexemes that no citation covers; both lists are in text order. */
function outside(s: Scan, citations: Citation[]): Scan['lexemes'] {
  let next = 0
  return s.lexemes.filter((lexeme) => {
    while (next < citations.length && (citations[next] as Citation).end <= lexeme.start) next++
    const citation = citations[next]
    return !citation || lexeme.end <= citation.start
  })
}

function sameToken(one: Query, two: Query): boolean {
  return one.type === 'citation' && two.type === 'citation' && one.token === two.token
}

/** A law alone only adds to the words of its name; an article or a decision number takes their place. */
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
    const known = budget.synonyms ? synonymsAt(terms, at) : undefined
    const length = known?.length ?? 1
    const own = terms.slice(at, at + length)
    at += length
    const key = own.join(' ')
    if (seen.has(key)) continue
    seen.add(key)
    if (!spend(budget, length)) break
    clauses.push(...(known ? withSynonyms(own, known.others) : own.map(word)))
  }
  return clauses
}

function word(term: string): Query {
  return { type: 'word', terms: [{ term, weight: 1 }] }
}

function withSynonyms(own: string[], others: string[][]): Query[] {
  const single = others
    .filter((other) => other.length === 1)
    .map((other) => ({ term: other[0] as string, weight: SYNONYM_WEIGHT }))
  const phrases = others
    .filter((other) => other.length > 1)
    .map((terms): Query => ({ type: 'phrase', terms, slop: 0, weight: SYNONYM_WEIGHT }))
  if (own.length === 1) {
    const terms: WeightedTerm[] = [{ term: own[0] as string, weight: 1 }, ...single]
    const self: Query = { type: 'word', terms }
    return phrases.length === 0 ? [self] : [{ type: 'or', items: [self, ...phrases] }]
  }
  const self = combine('and', own.map(word)) as Query
  const rest: Query[] = single.length > 0 ? [{ type: 'word', terms: single }, ...phrases] : phrases
  return [{ type: 'or', items: [self, ...rest] }]
}

/** A look-up as a search for what refers to the thing; a law is also searched for by the words of its name. */
export function lookupQuery(lookup: Lookup, words: Query | null): Query | null {
  if (lookup.kind === 'article')
    return { type: 'citation', token: articleTerm(lookup.lawNumber, lookup.articleNo) }
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
