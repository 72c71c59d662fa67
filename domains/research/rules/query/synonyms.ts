/** Old and new names of legal concepts, looked up by stems. */

import { shortNames, synonymGroups } from '../../data/synonyms.ts'
import { wordTerms } from '../analysis.ts'
import { chamberNames } from './chambers.ts'

/** Weight of a synonym relative to the searched word. Chosen by measurement, see the decision on relevance. */
export const SYNONYM_WEIGHT = 0.5

const LONGEST = 5
const groups = new Map<string, string[][]>()
const presentNames = new Map<string, string[]>()

const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('='))

for (const group of [...linesOf(synonymGroups), ...linesOf(shortNames), ...chamberNames]) {
  // Two spellings may have the same stems.
  const names = [...new Map(group.map((name) => [wordTerms(name).join(' '), wordTerms(name)])).values()]
  for (const name of names) {
    const key = name.join(' ')
    const others = names.filter((other) => other.join(' ') !== key)
    groups.set(key, [...(groups.get(key) ?? []), ...others])
    if (name !== names[0] && names[0] && !presentNames.has(key)) presentNames.set(key, names[0])
  }
}

/**
 * The longest known name that starts at `from`, with the stems of its other names. `present`: the name that statutes
 * use today, if that is another one.
 */
export function synonymsAt(
  terms: readonly string[],
  from: number,
): { length: number; others: string[][]; present?: string[] | undefined } | undefined {
  for (let length = Math.min(LONGEST, terms.length - from); length >= 1; length--) {
    const key = terms.slice(from, from + length).join(' ')
    const others = groups.get(key)
    if (others) return { length, others, present: presentNames.get(key) }
  }
  return undefined
}
