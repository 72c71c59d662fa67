/** The names of laws in lists, and which law a bare number means. */
import { findLaw } from '../../rules/laws.ts'
import { hasRepealedNumber, repealedLaw } from '../../rules/repealed-laws.ts'
import type { SearchCountry } from '../../schemas.ts'
import type { LawsTable } from '../tables.ts'

/**
 * "TBK 6098" if the law has a common abbreviation, otherwise its number with its usual name, or its title. A repealed
 * law is distinguished from the one that took over its name: "818 Borçlar Kanunu (mülga)".
 */
export function lawLabel(
  number: string,
  country: SearchCountry,
  titleOf: (number: string) => string | undefined,
): string {
  const repealed = country === 'turkey' ? repealedLaw(number) : undefined
  if (repealed) return `${number} ${repealed.name} (mülga)`
  const known = findLaw(number, country)
  const code = known?.codes[0]
  if (code) return code === number ? code : `${code} ${number}`
  const title = known?.names[0] ?? titleOf(number)
  return title ? `${number} ${title}` : number
}

type LawName = Pick<LawsTable, 'country' | 'law_number' | 'title'>

/** False for a newer law that was given the number of a repealed one. */
export const isCitedByNumber = ({ country, law_number: lawNumber, title }: LawName): boolean =>
  country !== 'turkey' || !hasRepealedNumber({ lawNumber, title })

/** The same as `lawLabel`, for a law of the corpus. */
export const heldLawLabel = (law: LawName): string =>
  isCitedByNumber(law)
    ? lawLabel(law.law_number, law.country, () => law.title)
    : `${law.law_number} ${law.title}`
