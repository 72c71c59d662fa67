/** Examples of a law number and an article number in a country, shown in empty fields. */
import type { SearchCountry } from '../../../schemas.ts'

export const samples: Record<SearchCountry, { law: string; article: string }> = {
  turkey: { law: '6098', article: '344' },
  kktc: { law: 'Fasıl 149', article: '73' },
}
