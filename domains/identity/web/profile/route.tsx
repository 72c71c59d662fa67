import { rootRoute } from '@mizan/platform/ui'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { isProfileTab, type ProfileTab } from './tabs.ts'

export const userProfileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user-profile',
  validateSearch: (raw: Record<string, unknown>): { tab?: ProfileTab } =>
    isProfileTab(raw.tab) ? { tab: raw.tab } : {},
  component: lazyRouteComponent(() => import('./UserProfile.tsx'), 'UserProfile'),
})
