/** Routes of the screens of cases; each is loaded when it is first opened. */
import { loadTab, readTab, rootRoute } from '@mizan/platform/ui'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readCalendarAddress } from './calendar/address.ts'
import { readListAddress } from './list/address.ts'

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: '/case-management',
  validateSearch: readListAddress,
  component: lazyRouteComponent(() => import('./pages/Cases.tsx'), 'Cases'),
  staticData: { title: { tr: 'Davalar', en: 'Cases' } },
})

/** `item`: what of the tab is shown. `at`: a place in it, of which the tab knows the meaning. */
interface CaseAddress {
  tab?: string
  item?: string
  at?: string
}

const one = createRoute({
  getParentRoute: () => rootRoute,
  path: '/case-management/$caseId',
  validateSearch: ({ tab, item, at }: Record<string, unknown>): CaseAddress => ({
    ...readTab('cases.case', tab),
    ...(typeof item === 'string' && /^[\w-]{1,64}$/.test(item) && { item }),
    ...(typeof at === 'string' && /^[\w-]{1,32}$/.test(at) && { at }),
  }),
  beforeLoad: loadTab('cases.case'),
  component: lazyRouteComponent(() => import('./pages/Case.tsx'), 'CasePage'),
  staticData: { title: { tr: 'Dava', en: 'Case' } },
})

const calendar = createRoute({
  getParentRoute: () => rootRoute,
  path: '/calendar',
  validateSearch: readCalendarAddress,
  component: lazyRouteComponent(() => import('./pages/Calendar.tsx'), 'CalendarPage'),
  staticData: { title: { tr: 'Takvim', en: 'Calendar' } },
})

const dashboard = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('./pages/Dashboard.tsx'), 'DashboardPage'),
  staticData: { title: { tr: 'Ana sayfa', en: 'Home' } },
})

const phoneDashboard = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mobile-dashboard',
  component: lazyRouteComponent(() => import('./pages/Dashboard.tsx'), 'PhoneDashboardPage'),
  staticData: { title: { tr: 'Ana sayfa', en: 'Home' } },
})

export const caseRoutes = [list, one, calendar, dashboard, phoneDashboard] as const
