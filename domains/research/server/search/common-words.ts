/**
 * Words that occur in so many decisions that their lists are slow to read. Two adjacent words of the most common ones
 * are one token of a separate field, so that a phrase of only such words is found by its pairs.
 */
import { commonWords } from '../../data/common-words.ts'
import { wordTerms } from '../../rules/analysis.ts'

/** The most common first. */
export const commonTerms: readonly string[] = [...new Set(wordTerms(commonWords))]

/** A phrase with a rarer word is found fast enough by that word; each further pair makes the index larger. */
const PAIRED = 160
const DIGITS = 2
const paired = commonTerms.slice(0, PAIRED)
const numbers = new Map(paired.map((term, number) => [term, number]))
const codes = paired.map((_, number) => number.toString(36).padStart(DIGITS, '0'))
const pairs = codes.map((first) => codes.map((second) => first + second))

/** Keeps two pairs apart that do not overlap in the text. */
const BREAK = '|'

/** The pairs in a sequence of terms, in their order. */
export function pairTokens(terms: readonly string[]): string[] {
  const tokens: string[] = []
  let before = -1
  /** Second word of the last pair, and its position. */
  let last = -1
  let lastAt = -1
  for (let at = 0; at < terms.length; at++) {
    const number = numbers.get(terms[at] as string) ?? -1
    if (number >= 0 && before >= 0) {
      if (last === before && lastAt !== at - 1) tokens.push(BREAK)
      tokens.push(pairs[before]?.[number] as string)
      last = number
      lastAt = at
    }
    before = number
  }
  return tokens
}

/** The pairs of a phrase; null if one of its words is not among the most common. */
export function phrasePairs(terms: readonly string[]): string[] | null {
  return terms.length > 1 && terms.every((term) => numbers.has(term)) ? pairTokens(terms) : null
}

/** The words that pairs were made of. */
export function wordsOfPairs(tokens: readonly string[]): string[] {
  const halves = new Set(tokens.flatMap((pair) => [pair.slice(0, DIGITS), pair.slice(DIGITS)]))
  return [...halves].flatMap((code) => paired[Number.parseInt(code, 36)] ?? [])
}
