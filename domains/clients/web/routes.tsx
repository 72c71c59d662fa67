/** Routes of the screens of clients; both are loaded when they are first opened. */
import { rootRoute } from '@mizan/platform/ui'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { type ClientTab, isClientTab } from './tabs.ts'

interface ListSearch {
  /** Looked for in names and contact informations. */
  query?: string
  /** From 1. */
  page?: number
  /** The totals of the office by month, instead of the list. */
  show?: 'totals'
}

function readList({ query, page, show }: Record<string, unknown>): ListSearch {
  const number = Number(page)
  if (show === 'totals') return { show }
  return {
    ...(query !== undefined && query !== '' && { query: String(query).slice(0, 200) }),
    ...(Number.isInteger(number) && number > 1 && number <= 100_000 && { page: number }),
  }
}

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: '/client',
  validateSearch: readList,
  component: lazyRouteComponent(() => import('./pages/Clients.tsx'), 'Clients'),
})

const client = createRoute({
  getParentRoute: () => rootRoute,
  path: '/client/$clientId',
  validateSearch: (raw: Record<string, unknown>): { tab?: ClientTab } =>
    isClientTab(raw.tab) ? { tab: raw.tab } : {},
  component: lazyRouteComponent(() => import('./pages/Client.tsx'), 'Client'),
})

export const clientRoutes = [list, client] as const
