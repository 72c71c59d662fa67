/** The route of the search in all documents; it is loaded when it is first opened. */
import { isDate } from '@mizan/platform/calendar'
import { rootRoute } from '@mizan/platform/ui'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { type DocumentKind, documentKinds } from '../../data/types.ts'

export interface SearchAddress {
  query?: string
  kind?: DocumentKind
  from?: string
  to?: string
  sort?: 'newest' | undefined
}

const isDay = (text: unknown): text is string => typeof text === 'string' && isDate(text)

const everywhere = createRoute({
  getParentRoute: () => rootRoute,
  path: '/case-management/documents',
  validateSearch: ({ query, kind, from, to, sort }: Record<string, unknown>): SearchAddress => ({
    ...((typeof query === 'string' || typeof query === 'number') && query !== '' && { query: String(query) }),
    ...(documentKinds.some((one) => one === kind) && { kind: kind as DocumentKind }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(sort === 'newest' && { sort }),
  }),
  component: lazyRouteComponent(() => import('./Everywhere.tsx'), 'DocumentSearchPage'),
  staticData: { title: { tr: 'Belgelerin içinde arama', en: 'Search in documents' } },
})

export const searchRoutes = [everywhere] as const
