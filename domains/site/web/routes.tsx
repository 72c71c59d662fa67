import { type NavigationItem, rootRoute, usePermission } from '@mizan/platform/ui'
import { IconHome, IconToggleRight } from '@tabler/icons-react'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { useText } from './text.ts'

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/Home.tsx'), 'Home'),
  staticData: { ownSearch: true },
})

const contact = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact',
  component: lazyRouteComponent(() => import('./contact/Contact.tsx'), 'Contact'),
})

const requestDemo = createRoute({
  getParentRoute: () => rootRoute,
  path: '/request-demo',
  component: lazyRouteComponent(() => import('./contact/DemoRequest.tsx'), 'DemoRequest'),
})

const switches = createRoute({
  getParentRoute: () => rootRoute,
  path: '/features',
  component: lazyRouteComponent(() => import('./switches/Switches.tsx'), 'Switches'),
})

export const siteRoutes = [home, contact, requestDemo, switches] as const

export function useSiteNavigation(): NavigationItem[] {
  const t = useText()
  const home = { to: '/', label: t('navigation.home'), icon: IconHome, exact: true }
  const features = { to: '/features', label: t('navigation.features'), icon: IconToggleRight }
  return usePermission('product', 'Write') ? [home, features] : [home]
}
