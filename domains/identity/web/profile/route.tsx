import { loadTab, readTab, rootRoute } from '@mizan/platform/ui'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

export const userProfileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user-profile',
  validateSearch: (raw: Record<string, unknown>) => readTab('identity.profile', raw.tab),
  beforeLoad: loadTab('identity.profile'),
  component: lazyRouteComponent(() => import('./UserProfile.tsx'), 'UserProfile'),
  staticData: { title: { tr: 'Profilim', en: 'My profile' } },
})
