/** Changes the country of a search. */
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { SearchCountry } from '../../../schemas.ts'
import { storeCountry } from '../../country.ts'
import { useSearchPlace } from '../../place.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True if filters of the other country were dropped. */
    filtersLeft?: boolean
  }
}

/** Parts of an address that are not filters. */
const kept = new Set(['q', 'country', 'view', 'page', 'sort', 'mode'])

/**
 * Remembers the country and, on a result screen, searches the same words there. From a text it leads to the search of
 * the other country, because a text belongs to one country. Courts and laws of one country mean nothing in the other,
 * so filters are dropped, and the screen says so.
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
