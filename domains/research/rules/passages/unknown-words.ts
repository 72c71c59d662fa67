/** Words that no law has in any form: what a question about them asks for is not in the collection. */
import { wordTerms } from '../analysis.ts'
import type { Known } from '../query/cost.ts'

/** In a smaller collection a word may be missing that laws do use. */
const WHOLE = 20_000
/** Letters by which forms and misspellings of a word are told as the same. */
const SAME = 5

interface Laws {
  size: number
  known: Pick<Known, 'startingWith'>
}

/** Names, which are written with a capital, and short words are none. */
export function unknownWords({ size, known }: Laws, words: readonly string[]): string[] {
  if (size < WHOLE) return []
  return words.filter(
    (word) =>
      /^\p{Ll}{4,}$/u.test(word) &&
      wordTerms(word).every((term) => known.startingWith(term.slice(0, SAME)).length === 0),
  )
}
