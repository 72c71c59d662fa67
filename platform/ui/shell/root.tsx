/** The root route of all screens. */
import { createRootRouteWithContext, type ParsedLocation } from '@tanstack/react-router'
import type { ReadAhead } from '../api.tsx'
import { NotFound } from '../feedback/NotFound.tsx'
import { Shell } from './Shell.tsx'

/** What the program passes to the routes. */
interface RouteContext {
  readAhead: ReadAhead
  /** Runs before every screen. @throws a redirect for users who may not enter */
  guard: (location: ParsedLocation) => Promise<void>
}

export const rootRoute = createRootRouteWithContext<RouteContext>()({
  beforeLoad: ({ context, location }) => context.guard(location),
  component: Shell,
  notFoundComponent: NotFound,
  staticData: { title: { tr: 'Mizan', en: 'Mizan' } },
})
