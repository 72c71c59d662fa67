/** All screens under one root. */
import { Crash, parseAddress, rootRoute, writeAddress } from '@mizan/platform/ui'
import { researchRoutes } from '@mizan/research/web'
import { siteRoutes } from '@mizan/site/web'
import { createRouter } from '@tanstack/react-router'

const routeTree = rootRoute.addChildren([...siteRoutes, ...researchRoutes])

export const router = createRouter({
  routeTree,
  // Handed in where the program is put together.
  context: { readAhead: () => {} },
  parseSearch: parseAddress,
  stringifySearch: writeAddress,
  // What a screen does not know, or cannot read, leaves the address.
  search: { strict: true },
  defaultPreload: 'intent',
  defaultErrorComponent: Crash,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
