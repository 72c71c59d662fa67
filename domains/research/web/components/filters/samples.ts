/** What the number of a law and of an article looks like in a country, for fields that are still empty. */
import type { SearchCountry } from '../../../schemas.ts'

export const samples: Record<SearchCountry, { law: string; article: string }> = {
  turkey: { law: '6098', article: '344' },
  kktc: { law: 'Fasıl 149', article: '73' },
}
