import { useSession } from '@mizan/platform/ui'
import type { SearchCountry } from '../schemas.ts'
import { useCall } from './data.ts'

/** What can be filtered by in a country. Changes only with an import, so it is asked seldom, and not for visitors. */
export function useOptionsQuery(country: SearchCountry) {
  const enabled = useSession().status !== 'visitor'
  return useCall('decisions.options', { query: { searchCountry: country } }, { staleTime: 300_000, enabled })
}

export const useOptions = (country: SearchCountry) => useOptionsQuery(country).data
