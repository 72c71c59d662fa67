import type { SearchCountry } from '../schemas.ts'
import { useCall } from './data.ts'

/** What can be filtered by in a country. Changes only with an import, so it is asked seldom. */
export function useOptions(country: SearchCountry) {
  return useCall('decisions.options', { query: { searchCountry: country } }, { staleTime: 300_000 }).data
}
