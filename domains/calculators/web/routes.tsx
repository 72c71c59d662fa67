/** The index of calculators, and one address for each of their pages, whose inputs are in it. */
import { rootRoute } from '@mizan/platform/ui'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readInputs } from './frame/inputs.ts'

const index = createRoute({
  getParentRoute: () => rootRoute,
  path: '/calculators',
  component: lazyRouteComponent(() => import('./index/Index.tsx'), 'Index'),
  staticData: { title: { tr: 'Hesaplamalar', en: 'Calculators' } },
})

const page = createRoute({
  getParentRoute: () => rootRoute,
  path: '/calculators/$page',
  // Typed without names of its own, because links of other screens are checked against all routes together.
  validateSearch: (raw: Record<string, unknown>): Record<never, never> => readInputs(raw),
  component: lazyRouteComponent(() => import('./frame/CalculatorScreen.tsx'), 'CalculatorScreen'),
  staticData: { title: { tr: 'Hesaplama', en: 'Calculator' } },
})

export const calculatorRoutes = [index, page] as const
