/** The route that all screens hang under. */
import { createRootRoute } from '@tanstack/react-router'
import { NotFound } from '../feedback/NotFound.tsx'
import { Shell } from './Shell.tsx'

export const rootRoute = createRootRoute({ component: Shell, notFoundComponent: NotFound })
