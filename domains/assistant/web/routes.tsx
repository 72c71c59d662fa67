/** The screen of the assistant, which is loaded when it is first opened. */
import { rootRoute } from '@mizan/platform/ui'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readAssistantAddress } from './address.ts'

const assistant = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rag',
  validateSearch: readAssistantAddress,
  component: lazyRouteComponent(() => import('./pages/Assistant.tsx'), 'Assistant'),
  staticData: { title: { tr: 'Asistana sor', en: 'Ask the Assistant' } },
})

export const assistantRoutes = [assistant] as const
