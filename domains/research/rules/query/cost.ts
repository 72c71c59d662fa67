/**
 * Estimates what a query costs before it runs. A unit is about a millisecond of one processor; typical queries cost a
 * few. Each part of a query has a base price, so that an expensive query is refused in every collection; if the
 * number of texts is known, words in many texts add to it.
 */
import type { Query } from './ast.ts'

/** A more expensive query is not run. */
export const MOST_COST = 100

/** What is known about the searched texts. */
export interface Known {
  /** In how many texts a term occurs. */
  frequency: (term: string) => number
  /** The terms that start with a prefix. */
  startingWith: (prefix: string) => readonly string[]
}

const nothingKnown: Known = { frequency: () => 0, startingWith: () => [] }

const WORD = 0.2
const PHRASE = 0.2
const NEAR = 0.5
/** By the number of letters; the shorter a prefix, the more words start with it. */
const BEGINNINGS: Record<number, number> = { 2: 8, 3: 4, 4: 2 }
const LONG_BEGINNING = 1
/** Number of texts that make one unit: texts that have a word, and texts whose words are compared one by one. */
const TEXTS_WITH_WORD = 1_000_000
const TEXTS_READ = 100_000
const TEXTS_READ_NEAR = 50_000

export function costOf(query: Query | null, known: Known = nothingKnown): number {
  if (!query) return 0
  switch (query.type) {
    case 'word':
      return query.terms.reduce((sum, { term }) => sum + wordCost(term, known), 0)
    case 'citation':
      return wordCost(query.token, known)
    case 'prefix':
      return prefixCost(query.prefix, known)
    case 'phrase':
      return phraseCost(query, known)
    case 'not':
      return costOf(query.item, known)
    default:
      return query.items.reduce((sum, item) => sum + costOf(item, known), 0)
  }
}

const wordCost = (term: string, { frequency }: Known): number => WORD + frequency(term) / TEXTS_WITH_WORD

function prefixCost(prefix: string, { frequency, startingWith }: Known): number {
  const texts = startingWith(prefix).reduce((sum, term) => sum + frequency(term), 0)
  return (BEGINNINGS[prefix.length] ?? LONG_BEGINNING) + texts / TEXTS_WITH_WORD
}

/** Texts with the rarest of the words are checked for the others. */
function phraseCost({ terms, slop }: Extract<Query, { type: 'phrase' }>, { frequency }: Known): number {
  const read = Math.min(...terms.map(frequency))
  return slop > 0 ? NEAR + read / TEXTS_READ_NEAR : PHRASE + read / TEXTS_READ
}
