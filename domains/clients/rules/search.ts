/** The text in which clients are looked for, and what of it a query asks for. */
import { containing, foldText } from '@mizan/identity/rules/search-text'

export const searchText = (name: string, contacts: readonly { value: string }[]): string =>
  [name, ...contacts.map(({ value }) => value)].map(foldText).join('\n')

/**
 * `like` patterns, any one of which is enough. A telephone number is also found as it is dialled: numbers are kept with
 * their country code and without spaces.
 */
export function patternsOf(query: string): string[] {
  const patterns = [containing(query)]
  const digits = query.replace(/\D/g, '').replace(/^0+/, '')
  return /^[\d\s+().-]+$/.test(query) && digits.length > 2 ? [...patterns, containing(digits)] : patterns
}
