/** Whether two names may be of one person or one company: the rule of the conflict check (decision 049). */
import { foldText } from '@mizan/identity/rules/search-text'
import { isAcronymOf } from './acronyms.ts'
import { compareCompanies } from './companies.ts'
import type { NameDifference } from './likeness.ts'
import { partsOf } from './parts.ts'
import { comparePersons } from './persons.ts'
import { type ReadName, readName } from './read.ts'
import { areTwoUnits } from './units.ts'

export interface NameComparison {
  alike: boolean
  score: number
  why: NameDifference
  /** What else is different, the most important first. */
  also: readonly NameDifference[]
}

const letters = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\s.]+/g, ' ')
    .trim()
    .toLocaleLowerCase('tr')

function likenessOf(a: ReadName, b: ReadName) {
  if (a.words.length === 0 || b.words.length === 0 || areTwoUnits(a.units, b.units)) return undefined
  if (a.kind !== 'plain' || b.kind !== 'plain') return compareCompanies(a, b)
  if (isAcronymOf(a, b) || isAcronymOf(b, a)) return { score: 0.75, why: 'acronym' as const }
  return comparePersons(a, b)
}

/** A name and what was read in it. */
interface Told {
  name: string
  read: ReadName
}

const told = (name: string): Told => ({ name, read: readName(name) })

/** `why` is the most important difference; what could well be one person or company is alike. */
export const compareNames = (a: string, b: string): NameComparison => comparingWith(a)(b)

/** The same for one name and many others: it is taken apart once. */
export function comparingWith(name: string): (other: string) => NameComparison {
  const one = told(name)
  const ones = partsOf(name).map(told)
  return (name) => {
    const other = told(name)
    const whole = compareTwo(one, other)
    const parts = partsOf(name)
    if (ones.length < 2 && parts.length < 2) return whole
    const others = parts.map(told)
    const all = ones.flatMap((one) => others.map((other) => compareTwo(one, other)))
    return all.reduce((best, one) => (one.score > best.score ? one : best), whole)
  }
}

function compareTwo({ name: a, read: one }: Told, { name: b, read: other }: Told): NameComparison {
  const found = likenessOf(one, other)
  if (!found) return { alike: false, score: 0, why: 'other', also: [] }
  const score = Math.max(0.3, Math.round(found.score * 100) / 100)
  const { why, also = [] } = found
  const titled: NameDifference[] = one.titles === other.titles ? [] : ['title']
  if (why !== 'same') {
    const isSpelled = why === 'order' && wordsOf(a, one) !== wordsOf(b, other)
    return {
      alike: true,
      score,
      why: isSpelled ? 'spelling' : why,
      also: [...(isSpelled ? [why] : also), ...titled],
    }
  }
  if (letters(a) === letters(b)) return { alike: true, score, why, also }
  return { alike: true, score: Math.min(score, 0.99), why: titled[0] ?? 'spelling', also: [] }
}

/** The words that count, as they are written, whatever their order. */
const wordsOf = (name: string, { words }: ReadName): string =>
  letters(name)
    .split(/[\s,-]+/)
    .filter((word) => words.some(({ text }) => text === foldText(word)))
    .sort()
    .join(' ')
