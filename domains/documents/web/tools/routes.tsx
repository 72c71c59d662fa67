/** The page that converts UDF; it is loaded when it is first opened. */
import { rootRoute } from '@mizan/platform/ui'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { title } from './title.ts'

const tools = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tools/udf',
  component: lazyRouteComponent(() => import('./UdfTools.tsx'), 'UdfTools'),
  staticData: { title },
})

export const toolRoutes = [tools] as const
