/** The route that all screens hang under. */
import { createRootRouteWithContext, type ParsedLocation } from '@tanstack/react-router'
import type { ReadAhead } from '../api.tsx'
import { NotFound } from '../feedback/NotFound.tsx'
import { Shell } from './Shell.tsx'

/** What the program hands to the routes. */
interface RouteContext {
  readAhead: ReadAhead
  /** Stands before every screen. @throws a redirect for those who may not enter */
  guard: (location: ParsedLocation) => Promise<void>
}

export const rootRoute = createRootRouteWithContext<RouteContext>()({
  beforeLoad: ({ context, location }) => context.guard(location),
  component: Shell,
  notFoundComponent: NotFound,
})
