/** Addresses of the research screens. All but the main one are loaded when they are first opened. */
import { rootRoute } from '@mizan/platform/ui'
import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import type { SearchCountry } from '../schemas.ts'
import { readDecisionAddress } from './address/decisions.ts'
import { readLawAddress } from './address/laws.ts'
import { isCountry, longestAddressQuery, type Raw, readText } from './address/values.ts'
import { storedCountry } from './country.ts'
import { loadReader } from './load-reader.ts'
import { DecisionSearch } from './pages/DecisionSearch.tsx'

/** An address with another country does not exist. */
function countryIn<P extends { country: string }>(params: P): P & { country: SearchCountry } {
  if (!isCountry(params.country)) throw notFound()
  return { ...params, country: params.country }
}

const readQuery = (raw: Raw) => {
  const q = readText(raw.q, longestAddressQuery)
  return q ? { q } : {}
}

const entry = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  component: lazyRouteComponent(() => import('./pages/SearchEntry.tsx'), 'SearchEntry'),
  staticData: { ownSearch: true },
})

const decisionSearch = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search/case',
  validateSearch: (raw: Raw) => readDecisionAddress(raw, storedCountry()),
  component: DecisionSearch,
})

const decision = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search/case/$country/$caseId',
  params: { parse: countryIn },
  validateSearch: readQuery,
  component: lazyRouteComponent(loadReader, 'DecisionReader'),
})

const lawEntry = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search/lawsearch',
  beforeLoad: () => {
    throw redirect({ to: '/search/lawsearch/$country', params: { country: storedCountry() } })
  },
})

const lawSearch = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search/lawsearch/$country',
  params: { parse: countryIn },
  validateSearch: readLawAddress,
  component: lazyRouteComponent(() => import('./pages/LawSearch.tsx'), 'LawSearch'),
})

const law = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search/lawsearch/$country/$lawId',
  params: { parse: countryIn },
  validateSearch: (raw: Raw): { q?: string; article?: string } => {
    const article = readText(raw.article)
    return { ...readQuery(raw), ...(article && { article }) }
  },
  component: lazyRouteComponent(loadReader, 'LawReader'),
})

export const researchRoutes = [entry, decisionSearch, decision, lawEntry, lawSearch, law] as const
export { CountrySwitch } from './components/search/CountrySwitch.tsx'
export { GlobalSearch } from './components/search/GlobalSearch.tsx'
export { useResearchCommands, useResearchNavigation } from './navigation.ts'
