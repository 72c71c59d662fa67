/** All screens under one root. */
import { companyRoutes } from '@mizan/company/web'
import { identityRoutes, SessionWatch } from '@mizan/identity/web'
import {
  CookieBanner,
  Crash,
  guardScreens,
  parseAddress,
  rootRoute,
  UnsavedChanges,
  writeAddress,
} from '@mizan/platform/ui'
import { researchRoutes } from '@mizan/research/web'
import { siteRoutes } from '@mizan/site/web'
import { createRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { screens } from './screens.ts'

const routeTree = rootRoute.addChildren([
  ...siteRoutes,
  ...researchRoutes,
  ...identityRoutes,
  ...companyRoutes,
])

/** What stands once, over every screen. */
const Around = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <SessionWatch screens={screens} />
    <UnsavedChanges />
    <CookieBanner />
  </>
)

export const router = createRouter({
  routeTree,
  context: {
    // Handed in where the program is put together.
    readAhead: () => {},
    guard: guardScreens({ screens, signIn: '/login', secondStep: '/verify' }),
  },
  parseSearch: parseAddress,
  stringifySearch: writeAddress,
  // What a screen does not know, or cannot read, leaves the address.
  search: { strict: true },
  defaultPreload: 'intent',
  defaultErrorComponent: Crash,
  InnerWrap: Around,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
