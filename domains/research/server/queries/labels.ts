import { findLaw } from '../../rules/laws.ts'
import type { SearchCountry } from '../../schemas.ts'
import { lawCountry } from './present.ts'

/** "TBK 6098" where the law has an abbreviation in common use, otherwise its number, with the title if there is one. */
export function lawLabel(number: string, country: SearchCountry, title?: string): string {
  const code = findLaw(number, lawCountry(country))?.codes[0]
  if (code) return `${code} ${number}`
  return title ? `${number} ${title}` : number
}
