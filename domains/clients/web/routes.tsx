/** Routes of the screens of clients; both are loaded when they are first opened. */
import { loadTab, readTab, rootRoute } from '@mizan/platform/ui'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readListAddress } from './list/address.ts'

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: '/client',
  validateSearch: readListAddress,
  component: lazyRouteComponent(() => import('./pages/Clients.tsx'), 'Clients'),
  staticData: { title: { tr: 'Müvekkiller', en: 'Clients' } },
})

const client = createRoute({
  getParentRoute: () => rootRoute,
  path: '/client/$clientId',
  validateSearch: (raw: Record<string, unknown>) => readTab('clients.client', raw.tab),
  beforeLoad: loadTab('clients.client'),
  component: lazyRouteComponent(() => import('./pages/Client.tsx'), 'Client'),
  staticData: { title: { tr: 'Müvekkil', en: 'Client' } },
})

export const clientRoutes = [list, client] as const
