/** The screen of time, which is loaded when it is first opened. */
import { rootRoute } from '@mizan/platform/ui'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readTimeAddress } from './address.ts'

const time = createRoute({
  getParentRoute: () => rootRoute,
  path: '/time',
  validateSearch: readTimeAddress,
  component: lazyRouteComponent(() => import('./pages/Time.tsx'), 'Time'),
  staticData: { title: { tr: 'Çalışma süresi', en: 'Time' } },
})

export const timeRoutes = [time] as const
