/** Old and new names of legal concepts, looked up by stems. */

import { shortNames, synonymGroups } from '../../data/synonyms.ts'
import { wordTerms } from '../analysis.ts'
import { chamberNames } from './chambers.ts'

/** Weight of a synonym relative to the searched word. Chosen by measurement, see the decision on relevance. */
export const SYNONYM_WEIGHT = 0.5

const LONGEST = 5
/** By the stems of a name: the stems of the other names, and how all of them are written, this name first. */
const groups = new Map<string, { others: string[][]; written: string[] }>()
const presentNames = new Map<string, string[]>()

const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('='))

for (const group of [...linesOf(synonymGroups), ...linesOf(shortNames), ...chamberNames]) {
  // Two spellings may have the same stems.
  const names = new Map(group.map((name) => [wordTerms(name).join(' '), name.trim()]))
  const [first = ''] = names.keys()
  for (const [key, written] of names) {
    const others = [...names].filter(([other]) => other !== key)
    const before = groups.get(key) ?? { others: [], written: [written] }
    groups.set(key, {
      others: [...before.others, ...others.map(([other]) => other.split(' '))],
      written: [...before.written, ...others.map(([, other]) => other)],
    })
    if (key !== first && !presentNames.has(key)) presentNames.set(key, first.split(' '))
  }
}

export interface Synonyms {
  length: number
  /** The stems of the other names. */
  others: string[][]
  /** The name itself and the others, as they are written. */
  written: string[]
  /** The name that statutes use today, if that is another one. */
  present?: string[] | undefined
}

/** The longest known name that starts at `from`. */
export function synonymsAt(terms: readonly string[], from: number): Synonyms | undefined {
  for (let length = Math.min(LONGEST, terms.length - from); length >= 1; length--) {
    const key = terms.slice(from, from + length).join(' ')
    const group = groups.get(key)
    if (group) return { length, ...group, present: presentNames.get(key) }
  }
  return undefined
}
