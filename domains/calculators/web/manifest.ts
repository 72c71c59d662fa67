import { defineWeb, fill } from '@mizan/platform/ui'
import { lazy } from 'react'
import { useCalculatorNavigation } from './navigation.ts'
import { calculatorRoutes } from './routes.tsx'
import type {} from './slots.ts'

const Figures = lazy(async () => ({ default: (await import('./staff/Figures.tsx')).Figures }))

const screen = { access: 'private', licences: ['calculators'] } as const

export const calculatorsWeb = defineWeb({
  name: 'calculators',
  routes: calculatorRoutes,
  screens: [
    { path: '/calculators', ...screen },
    { path: '/calculators/{page}', ...screen },
  ],
  useNavigation: useCalculatorNavigation,
  commands: async () => (await import('./commands.ts')).useCalculatorCommands,
  fills: [fill('site.figures', 'calculators.figures', Figures)],
})
