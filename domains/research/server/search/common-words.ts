/**
 * Words that so many decisions have that their lists are slow to go through. Two of them side by side are one token of
 * a field of their own, so that a phrase of nothing but such words is found by its pairs.
 */
import { commonWords } from '../../data/common-words.ts'
import { wordTerms } from '../../rules/analysis.ts'

/** The most common first. */
export const commonTerms: readonly string[] = [...new Set(wordTerms(commonWords))]

const DIGITS = 2
const codes = new Map(commonTerms.map((term, at) => [term, at.toString(36).padStart(DIGITS, '0')]))

/** Keeps a pair from following one that it does not overlap in the text. */
const BREAK = '|'

/** The pairs in a sequence of terms, in their order. */
export function pairTokens(terms: readonly string[]): string[] {
  const tokens: string[] = []
  let before: string | undefined
  let last = -1
  for (const [at, term] of terms.entries()) {
    const code = codes.get(term)
    if (code !== undefined && before !== undefined) {
      if (last !== at - 1 && tokens.at(-1)?.endsWith(before)) tokens.push(BREAK)
      tokens.push(before + code)
      last = at
    }
    before = code
  }
  return tokens
}

/** The pairs of a phrase; null where one of its words is not a common one. */
export function phrasePairs(terms: readonly string[]): string[] | null {
  return terms.length > 1 && terms.every((term) => codes.has(term)) ? pairTokens(terms) : null
}

/** The words that pairs were made of. */
export function wordsOfPairs(pairs: readonly string[]): string[] {
  const halves = new Set(pairs.flatMap((pair) => [pair.slice(0, DIGITS), pair.slice(DIGITS)]))
  return [...halves].flatMap((code) => commonTerms[Number.parseInt(code, 36)] ?? [])
}
