/**
 * Finds words of a question that may be the name of somebody whom the office knows, or the number of one of its
 * cases.
 */
import { readText, type Word } from './reading.ts'
import { endsNames, isFamily, isGiven, isOrdinary } from './words.ts'

const mostCandidates = 60
const mostWords = 3

/**
 * Neighbouring words, and single words that no dictionary has; those with capitals come first, as they are looked up
 * first.
 */
export function nameCandidates(text: string): string[] {
  const { plain, words } = readText(text)
  const [capital, small] = [new Set<string>(), new Set<string>()]
  for (let from = 0; from < words.length; from++)
    for (let count = 1; count <= mostWords; count++) {
      const run = words.slice(from, from + count)
      if (run.length < count || !isCandidate(plain, run)) continue
      const isCapital = run.every(({ shape }) => shape !== 'lower')
      ;(isCapital ? capital : small).add(textOf(plain, run))
    }
  return [...capital, ...small].slice(0, mostCandidates)
}

function isCandidate(plain: string, run: readonly Word[]): boolean {
  const [first, last] = [run[0], run.at(-1)] as [Word, Word]
  if (!/^[\p{L}. '-]+$/u.test(plain.slice(first.start, last.end))) return false
  if (run.some(({ folded }) => folded.length < 2 || endsNames(folded))) return false
  if (run.length === 1) return first.shape !== 'lower' && first.folded.length > 3 && !isOrdinary(first.folded)
  if (run.every(({ shape }) => shape !== 'lower')) return true
  if (run.length > 2 || run.some(({ folded }) => folded.length < 3)) return false
  return run.some(({ folded }) => !isOrdinary(folded)) || run.every(isListed)
}

const isListed = ({ folded }: Word): boolean => isGiven(folded) || isFamily(folded)

const textOf = (plain: string, run: readonly Word[]): string =>
  run.map(({ start, end }) => plain.slice(start, end)).join(' ')

/** Numbers such as "2024/123", which may be those of a case of the office or of a decision. */
export const fileNumbers = (text: string): string[] => [
  ...new Set(
    [...readText(text).folded.matchAll(/(?<![\d/])(\d{1,7}) ?\/ ?(\d{1,7})(?![\d/])/g)]
      .slice(0, mostCandidates)
      .map(({ 1: a, 2: b }) => `${a}/${b}`),
  ),
]
