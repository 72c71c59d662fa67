import { type NavigationItem, rootRoute } from '@mizan/platform/ui'
import { IconHome } from '@tabler/icons-react'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { useText } from './text.ts'

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/Home.tsx'), 'Home'),
  staticData: { ownSearch: true },
})

export const siteRoutes = [home] as const

export function useSiteNavigation(): NavigationItem[] {
  const t = useText()
  return [{ to: '/', label: t('navigation.home'), icon: IconHome, exact: true }]
}
