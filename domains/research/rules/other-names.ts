/** Other names of legal concepts in a short text: "Ortaklığın giderilmesi" is also "izale-i şuyu". */
import { synonymGroups } from '../data/synonyms.ts'
import { wordTerms } from './analysis.ts'

const LONGEST = 5

const keyOf = (terms: readonly string[]) => terms.join(' ')

const othersOf = new Map<string, string[]>()
for (const line of synonymGroups.trim().split('\n')) {
  const names = line.split('=').map((name) => name.trim())
  for (const name of names) {
    const key = keyOf(wordTerms(name))
    const others = names.filter((other) => keyOf(wordTerms(other)) !== key)
    othersOf.set(key, [...(othersOf.get(key) ?? []), ...others])
  }
}

/** The longest names are used: for "menfi tespit" no other names of "tespit" alone. */
export function otherNames(text: string): string[] {
  const terms = wordTerms(text)
  const found: string[] = []
  for (let from = 0; from < terms.length; from++)
    for (let length = Math.min(LONGEST, terms.length - from); length >= 1; length--) {
      const others = othersOf.get(keyOf(terms.slice(from, from + length)))
      if (!others) continue
      found.push(...others)
      from += length - 1
      break
    }
  return found
}
