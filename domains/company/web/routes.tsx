/** Routes of the office's screens; both are loaded when they are first opened. */
import { loadTab, readTab, rootRoute } from '@mizan/platform/ui'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

const office = createRoute({
  getParentRoute: () => rootRoute,
  path: '/company',
  validateSearch: (raw: Record<string, unknown>) => readTab('company.office', raw.tab),
  beforeLoad: loadTab('company.office'),
  component: lazyRouteComponent(() => import('./pages/Office.tsx'), 'Office'),
  staticData: { title: { tr: 'Büro', en: 'Office' } },
})

const invitation = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitation/$invitationId',
  component: lazyRouteComponent(() => import('./pages/Invitation.tsx'), 'Invitation'),
  staticData: { title: { tr: 'Davet', en: 'Invitation' } },
})

export const companyRoutes = [office, invitation] as const
