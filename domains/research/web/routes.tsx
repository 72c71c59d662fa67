/** Routes of the research screens. All except the main one are loaded when they are first opened. */
import { rootRoute } from '@mizan/platform/ui'
import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { longestAddressQuery } from '../rules/limits.ts'
import type { SearchCountry } from '../schemas.ts'
import { decisionRequest, isReversed, isSearchable, readDecisionAddress } from './address/decisions.ts'
import { isLawSearchable, lawRequest, readLawAddress } from './address/laws.ts'
import { isCountry, type Raw, readText } from './address/values.ts'
import { storedCountry } from './country.ts'
import { decisionCallOf, decisionInput, lawInput } from './data.ts'
import { loadReader } from './load-reader.ts'
import { DecisionSearch } from './pages/DecisionSearch.tsx'
import { lawNumberOf } from './targets.ts'

/** An address with an unknown country is a 404. */
function countryOf(params: { country: string }): SearchCountry {
  if (!isCountry(params.country)) throw notFound()
  return params.country
}

const caseParams = (params: { country: string; caseId: string }) => ({
  country: countryOf(params),
  caseId: params.caseId,
})
const lawParams = (params: { country: string; lawId: string }) => ({
  country: countryOf(params),
  lawId: params.lawId,
})

const readQuery = (raw: Raw) => {
  const q = readText(raw.q, longestAddressQuery)
  return q ? { q } : {}
}

const entry = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  component: lazyRouteComponent(() => import('./pages/SearchEntry.tsx'), 'SearchEntry'),
  staticData: { ownSearch: true, title: { tr: 'Arama', en: 'Search' } },
})

const decisionSearch = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search/case',
  validateSearch: (raw: Raw) => readDecisionAddress(raw, storedCountry()),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    if (isSearchable(deps) && !isReversed(deps)) context.readAhead('decisions.search', decisionRequest(deps))
  },
  component: DecisionSearch,
  staticData: { hasCountry: true, title: { tr: 'Karar arama', en: 'Decision search' } },
})

const decision = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search/case/$country/$caseId',
  params: { parse: caseParams },
  validateSearch: readQuery,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params: { country, caseId } }) =>
    context.readAhead(decisionCallOf(country), decisionInput(caseId, deps.q)),
  component: lazyRouteComponent(loadReader, 'DecisionReader'),
  staticData: { hasCountry: true, title: { tr: 'Karar', en: 'Decision' } },
})

const lawEntry = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search/lawsearch',
  beforeLoad: () => {
    throw redirect({ to: '/search/lawsearch/$country', params: { country: storedCountry() } })
  },
  staticData: { title: { tr: 'Mevzuat arama', en: 'Law search' } },
})

const lawSearch = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search/lawsearch/$country',
  params: { parse: (params: { country: string }) => ({ country: countryOf(params) }) },
  validateSearch: readLawAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params }) => {
    if (isLawSearchable(deps)) context.readAhead('laws.search', lawRequest(deps, params.country))
  },
  component: lazyRouteComponent(() => import('./pages/LawSearch.tsx'), 'LawSearch'),
  staticData: { hasCountry: true, title: { tr: 'Mevzuat arama', en: 'Law search' } },
})

const law = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search/lawsearch/$country/$lawId',
  params: { parse: lawParams },
  validateSearch: (raw: Raw): { q?: string; article?: string } => {
    const article = readText(raw.article)
    return { ...readQuery(raw), ...(article && { article }) }
  },
  loaderDeps: ({ search }) => ({ q: search.q }),
  loader: ({ context, deps, params }) => {
    if (lawNumberOf(params.lawId) === undefined)
      context.readAhead('laws.content', lawInput(params.lawId, deps.q))
  },
  component: lazyRouteComponent(loadReader, 'LawReader'),
  staticData: { hasCountry: true, title: { tr: 'Mevzuat', en: 'Law' } },
})

const favorites = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search/favorites',
  component: lazyRouteComponent(() => import('./kept/pages/Favorites.tsx'), 'Favorites'),
  staticData: { title: { tr: 'Favoriler', en: 'Favourites' } },
})

const history = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search/history',
  component: lazyRouteComponent(() => import('./kept/pages/History.tsx'), 'History'),
  staticData: { title: { tr: 'Arama geçmişi', en: 'Search history' } },
})

export const researchRoutes = [
  entry,
  decisionSearch,
  decision,
  lawEntry,
  lawSearch,
  law,
  favorites,
  history,
] as const
