/** The route that all screens hang under. */
import { createRootRouteWithContext } from '@tanstack/react-router'
import type { ReadAhead } from '../api.tsx'
import { NotFound } from '../feedback/NotFound.tsx'
import { Shell } from './Shell.tsx'

/** What the program hands to the loaders of the routes. */
interface RouteContext {
  readAhead: ReadAhead
}

export const rootRoute = createRootRouteWithContext<RouteContext>()({
  component: Shell,
  notFoundComponent: NotFound,
})
