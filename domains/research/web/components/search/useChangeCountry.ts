import { useNavigate } from '@tanstack/react-router'
import type { SearchCountry } from '../../../schemas.ts'
import { storeCountry } from '../../country.ts'
import { useSearchPlace } from '../../place.ts'

/**
 * Remembers the country, and on a result screen asks the same words there. Courts and laws of one country
 * mean nothing in the other, so filters are left behind.
 */
export function useChangeCountry(): (country: SearchCountry) => void {
  const navigate = useNavigate()
  const { screen, q } = useSearchPlace()
  return (country) => {
    storeCountry(country)
    const words = q ? { q } : {}
    if (screen === 'decisions')
      navigate({ to: '/search/case', search: (before) => ({ ...words, country, view: before.view }) })
    if (screen === 'laws') navigate({ to: '/search/lawsearch/$country', params: { country }, search: words })
  }
}
