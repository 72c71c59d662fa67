/** Routes of the screens of cases; each is loaded when it is first opened. */
import { rootRoute } from '@mizan/platform/ui'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readListAddress } from './list/address.ts'

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: '/case-management',
  validateSearch: readListAddress,
  component: lazyRouteComponent(() => import('./pages/Cases.tsx'), 'Cases'),
})

const one = createRoute({
  getParentRoute: () => rootRoute,
  path: '/case-management/$caseId',
  validateSearch: ({ tab, item }: Record<string, unknown>): { tab?: string; item?: string } => ({
    ...(typeof tab === 'string' && /^[a-z]{1,20}$/.test(tab) && { tab }),
    ...(typeof item === 'string' && /^[\w-]{1,64}$/.test(item) && { item }),
  }),
  component: lazyRouteComponent(() => import('./pages/Case.tsx'), 'CasePage'),
})

const dashboard = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('./pages/Dashboard.tsx'), 'DashboardPage'),
})

const phoneDashboard = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mobile-dashboard',
  component: lazyRouteComponent(() => import('./pages/Dashboard.tsx'), 'PhoneDashboardPage'),
})

export const caseRoutes = [list, one, dashboard, phoneDashboard] as const
