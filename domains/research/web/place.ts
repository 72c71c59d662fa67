/** Where the reader is searching now, read from the address: what, in which country, with which words. */

import { useMatches } from '@tanstack/react-router'
import { longestAddressQuery } from '../rules/limits.ts'
import type { SearchCountry } from '../schemas.ts'
import { isCountry, readText } from './address/values.ts'
import { useStoredCountry } from './country.ts'

export type Scope = 'decisions' | 'laws'

export interface SearchPlace {
  scope: Scope
  country: SearchCountry
  q: string
  /** Set on the two result screens, where country and words belong to the address. */
  screen: Scope | null
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
  const named = screen === 'decisions' ? search.country : screen === 'laws' ? params.country : undefined
  return {
    scope: route.startsWith('/search/lawsearch') ? 'laws' : 'decisions',
    country: isCountry(named) ? named : stored,
    q: readText(search.q, longestAddressQuery) ?? '',
    screen,
  }
}

export function useSearchPlace(): SearchPlace {
  const stored = useStoredCountry()
  return placeOf(useMatches(), stored)
}
