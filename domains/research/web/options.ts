/** The values that can be filtered by in a country. */
import { useSession } from '@mizan/platform/ui'
import type { SearchCountry } from '../schemas.ts'
import { useCall } from './data.ts'

/** Changes only with an import, so it is requested rarely, and not for visitors. */
export function useOptionsQuery(country: SearchCountry) {
  const enabled = useSession().status !== 'visitor'
  return useCall('decisions.options', { query: { searchCountry: country } }, { staleTime: 300_000, enabled })
}

export const useOptions = (country: SearchCountry) => useOptionsQuery(country).data
