/**
 * The only analyser of the product: index, query and highlighting all cut, fold and stem text here. Words are stems
 * without diacritics; references to articles and decisions are one term each, however they are written.
 */

import { fold } from './analysis/characters.ts'
import { fileNumberAt, opensFileNumber } from './citations/numbers.ts'
import { type Scan, scan } from './citations/scan.ts'
import { type Citation, citationsOf } from './citations.ts'
import type { Country } from './laws.ts'

export { fold, lowerTurkish } from './analysis/characters.ts'
export { lex } from './analysis/lexer.ts'
export type { Word } from './analysis/words.ts'

/** An index built with another version has to be rebuilt. */
export const ANALYSER_VERSION = 7

/** `start` and `end` are UTF-16 offsets in the original text. Terms at one position are alternatives of each other. */
export type Token = { term: string; position: number; start: number; end: number }

/** The words of a text in their order, and its references, each at the position of its first word. */
export function analyse(text: string, country: Country = 'turkey'): Token[] {
  const s = scan(text)
  const words = s.lexemes.map(({ word, start, end }, position) => ({ term: word.term, position, start, end }))
  const references = referenceTokens(s, country)
  return references.length === 0 ? words : merge(words, references)
}

/** Word terms in order, so that phrase positions are correct, followed by the distinct reference terms. */
export function indexTerms(text: string, country: Country = 'turkey'): string[] {
  const s = scan(text)
  const terms = s.lexemes.map((lexeme) => lexeme.word.term)
  for (const term of new Set(referenceTokens(s, country).map((token) => token.term))) terms.push(term)
  return terms
}

/** The distinct reference terms alone. */
export function citationTerms(text: string, country: Country = 'turkey'): string[] {
  return [...new Set(referenceTokens(scan(text), country).map((token) => token.term))]
}

/** The word terms alone: no references, for text in which none matter. */
export function wordTerms(text: string): string[] {
  return scan(text).lexemes.map((lexeme) => lexeme.word.term)
}

/** "art:6098/49", "art:213/mukerrer-20", "art:fasil-154/262". */
export function articleTerm(lawNumber: string, articleNo: string): string {
  return `art:${slug(lawNumber)}/${slug(articleNo)}`
}

/** "law:6098", "law:22/1992", "law:fasil-154". */
export function lawTerm(lawNumber: string): string {
  return `law:${slug(lawNumber)}`
}

/** "no:2019/1234"; a case number with its chamber, "2011/7-695", is also found without it. */
export function numberTerms(number: string): string[] {
  const plain = slug(number.replace(/^D\.\s?/, ''))
  const short = plain.replace(/^(\d{4})\/\d{1,2}-(\d+)$/, '$1/$2')
  return short === plain ? [`no:${plain}`] : [`no:${plain}`, `no:${short}`]
}

/** "date:2022-05-31", the day of a decision. */
export const dateTerm = (day: string): string => `date:${day}`

/** "court:yargitay", "court:yargitay-3-hukuk-dairesi", from normalised names. */
export function courtTerm(court: string, chamber?: string | null): string {
  return `court:${slug(chamber ? `${court} ${chamber}` : court)}`
}

const SLUG = /^[a-z\d/]+(?:-[a-z\d/]+)*$/

function slug(name: string): string {
  return SLUG.test(name) ? name : fold(name).replace(/[^a-z\d/]+/g, '-')
}

function referenceTokens(s: Scan, country: Country): Token[] {
  const tokens: Token[] = []
  for (const citation of citationsOf(s, country, false)) addCitation(tokens, citation)
  s.lexemes.forEach((lexeme, index) => {
    if (!opensFileNumber(lexeme.word)) return
    const number = fileNumberAt(s, index)
    const end = number && s.lexemes[number.last]?.end
    if (number && end)
      for (const term of numberTerms(number.text))
        tokens.push({ term, position: index, start: lexeme.start, end })
  })
  return withPositions(tokens, s)
}

function addCitation(tokens: Token[], citation: Citation): void {
  const at = { position: -1, start: citation.start, end: citation.end }
  if (citation.kind !== 'decision') {
    tokens.push({ term: lawTerm(citation.lawNumber), ...at })
    if (citation.kind === 'article')
      tokens.push({ term: articleTerm(citation.lawNumber, citation.articleNo), ...at })
    return
  }
  if (citation.country !== 'kktc') return
  for (const number of [citation.caseNumber, citation.decisionNumber, citation.number]) {
    if (number) for (const term of numberTerms(number)) tokens.push({ term, ...at })
  }
}

/** Gives references, which only know their offsets, the position of the word at which they start. */
function withPositions(tokens: Token[], s: Scan): Token[] {
  tokens.sort((a, b) => a.start - b.start)
  let index = 0
  for (const token of tokens) {
    while (index < s.lexemes.length - 1 && (s.lexemes[index]?.start ?? 0) < token.start) index++
    token.position = index
  }
  return tokens
}

function merge(words: Token[], references: Token[]): Token[] {
  const merged: Token[] = []
  let next = 0
  for (const word of words) {
    merged.push(word)
    while (next < references.length && references[next]?.position === word.position)
      merged.push(references[next++] as Token)
  }
  return merged
}
