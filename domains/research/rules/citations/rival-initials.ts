/** Laws whose initials are the abbreviation of another one: TMK is 4721, and 3713 in a text on terror. */
import { fold } from '../analysis/characters.ts'
import { findLawCode, knownLaws } from '../laws.ts'
import type { LawMemory, LawMention } from './law-mentions.ts'

const SHORTEST = 3
const rivals = new Map<string, string[]>()

for (const law of knownLaws.filter(({ country }) => country === 'turkey'))
  for (const name of law.names) {
    const initials = fold(name).replace(/(\p{L})\p{L}*\s*/gu, '$1')
    const usual = initials.length < SHORTEST ? undefined : findLawCode(initials)?.law
    if (usual && usual !== law) rivals.set(initials, [...(rivals.get(initials) ?? []), law.lawNumber])
  }

/** Whether a text may mean the law of a number by an abbreviation of another law. */
export function isRival(code: string, lawNumber: string): boolean {
  return rivals.get(code)?.includes(lawNumber) ?? false
}

/** The law with these initials that a text has named in full, if it has not named the usual one. */
export function rivalNamed(code: string, named: ReadonlySet<string>): string | undefined {
  const usual = findLawCode(code)?.law.lawNumber
  return usual && named.has(usual) ? undefined : rivals.get(code)?.find((law) => named.has(law))
}

/** "TK" alone is nobody's: the code of commerce, or the law of service, where the text names only one of them. */
const TWO_LETTERS = 'tk'
const families: Record<string, string> = { 6102: 'commerce', 6762: 'commerce', 7201: 'service' }

/** Records a law that the text names by its number or its whole name. */
export function noteNamed(law: LawMention, { named, aliases }: LawMemory): void {
  named.add(law.lawNumber)
  const family = families[law.lawNumber]
  if (!family) return
  const isOnly = [...named].every((one) => (families[one] ?? family) === family)
  if (isOnly) aliases.set(TWO_LETTERS, law)
  else aliases.delete(TWO_LETTERS)
}
