import { lawCountry } from '../../rules/countries.ts'
import { findLaw } from '../../rules/laws.ts'
import { repealedLaw } from '../../rules/repealed-laws.ts'
import type { SearchCountry } from '../../schemas.ts'

/** "TBK 6098" where the law has an abbreviation in common use, otherwise its number with its usual name, or its title. */
export function lawLabel(
  number: string,
  country: SearchCountry,
  titleOf: (number: string) => string | undefined,
): string {
  const known = findLaw(number, lawCountry(country))
  const code = known?.codes[0]
  if (code) return code === number ? code : `${code} ${number}`
  const title = known?.names[0] ?? titleOf(number) ?? repealedLaw(number)?.name
  return title ? `${number} ${title}` : number
}
