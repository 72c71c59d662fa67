/** What is searched now, read from the address: which search, which country, which words. */

import { useMatches } from '@tanstack/react-router'
import { longestAddressQuery } from '../rules/limits.ts'
import type { SearchCountry } from '../schemas.ts'
import { isCountry, readText } from './address/values.ts'
import { useStoredCountry } from './country.ts'

export type Scope = 'decisions' | 'laws'

export interface SearchPlace {
  scope: Scope
  country: SearchCountry
  /** The words of a text search; other screens have other words in their address. */
  q: string
  /** Set on the two result screens, where country and words are in the address. */
  screen: Scope | null
  /** Which search this screen belongs to; null on other screens. */
  section: Scope | null
  /** A text is open, which belongs to one country. */
  reading: boolean
}

interface Match {
  routeId: string
  search: object
  params: object
}

function placeOf(matches: readonly Match[], stored: SearchCountry): SearchPlace {
  const match = matches.at(-1)
  const search = (match?.search ?? {}) as { q?: unknown; country?: unknown }
  const params = (match?.params ?? {}) as { country?: unknown }
  const route = match?.routeId ?? ''
  const screen =
    route === '/search/case' ? 'decisions' : route === '/search/lawsearch/$country' ? 'laws' : null
  const named = screen === 'decisions' ? search.country : params.country
  const section = route.startsWith('/search/lawsearch')
    ? 'laws'
    : route.startsWith('/search/case') || route === '/search'
      ? 'decisions'
      : null
  return {
    scope: section ?? 'decisions',
    section,
    reading: screen === null && isCountry(named),
    country: isCountry(named) ? named : stored,
    q: (section && readText(search.q, longestAddressQuery)) ?? '',
    screen,
  }
}

export function useSearchPlace(): SearchPlace {
  const stored = useStoredCountry()
  return placeOf(useMatches(), stored)
}
