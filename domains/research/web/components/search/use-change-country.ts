import { useNavigate, useRouter } from '@tanstack/react-router'
import type { SearchCountry } from '../../../schemas.ts'
import { storeCountry } from '../../country.ts'
import { useSearchPlace } from '../../place.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Filters of the other country were left behind on the way here. */
    filtersLeft?: boolean
  }
}

/** What of an address is no filter. */
const kept = new Set(['q', 'country', 'view', 'page', 'sort', 'mode'])

/**
 * Remembers the country, and on a result screen asks the same words there; from a text one goes to the search of
 * the other country, as the text is of one only. Courts and laws of one country
 * mean nothing in the other, so filters are left behind, which the screen then says.
 */
export function useChangeCountry(): (country: SearchCountry) => void {
  const navigate = useNavigate()
  const router = useRouter()
  const { screen, scope, reading, q } = useSearchPlace()
  const list = reading ? scope : screen
  return (country) => {
    storeCountry(country)
    const words = q ? { q } : {}
    const state = {
      filtersLeft: !reading && Object.keys(router.state.location.search).some((key) => !kept.has(key)),
    }
    if (list === 'decisions')
      navigate({
        to: '/search/case',
        search: (before) => ({ ...words, country, ...(!reading && { view: before.view }) }),
        state,
      })
    if (list === 'laws')
      navigate({ to: '/search/lawsearch/$country', params: { country }, search: words, state })
  }
}
