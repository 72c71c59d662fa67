/** What people say and what statutes say for it; looked up by stems. */
import { everydayTerms } from '../../data/everyday-terms.ts'
import { wordTerms } from '../analysis.ts'

const LONGEST = 4

/** `names`: the legal terms as they are written, and `terms` the stems of each. */
export interface Everyday {
  length: number
  names: string[]
  terms: string[][]
}

const known = new Map<string, string[]>()
for (const line of everydayTerms.trim().split('\n')) {
  const [said = '', meant = ''] = line.split('>')
  const key = wordTerms(said).join(' ')
  const names = meant.split(',').map((name) => name.trim())
  known.set(key, [...new Set([...(known.get(key) ?? []), ...names])])
}

/** The longest everyday expression that starts at `from`. */
export function everydayAt(said: readonly string[], from: number): Everyday | undefined {
  for (let length = Math.min(LONGEST, said.length - from); length >= 1; length--) {
    const names = known.get(said.slice(from, from + length).join(' '))
    if (names) return { length, names, terms: names.map((name) => wordTerms(name)) }
  }
  return undefined
}
