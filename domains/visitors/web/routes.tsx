import { rootRoute } from '@mizan/platform/ui'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

const tutorials = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tutorials',
  component: lazyRouteComponent(() => import('./tutorials/Tutorials.tsx'), 'Tutorials'),
  staticData: { title: { tr: 'İlk saatiniz', en: 'Your first hour' } },
})

export const visitorRoutes = [tutorials] as const
