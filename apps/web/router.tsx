/** All screens under one root route. */
import {
  CookieBanner,
  Crash,
  guardScreens,
  NoticeHost,
  parseAddress,
  rootRoute,
  type Screen,
  Slot,
  UnsavedChanges,
  useShell,
  type WebManifest,
  writeAddress,
} from '@mizan/platform/ui'
import { createRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { domains } from './domains.ts'

/** The routes against which links are type-checked. */
type Routes = (typeof domains)[number]['routes'][number]

/** Components that are rendered once, over every screen. */
function Around({ children }: { children: ReactNode }) {
  const { screens } = useShell()
  return (
    <>
      {children}
      <Slot name="frame.around" screens={screens} />
      <UnsavedChanges />
      <CookieBanner />
      <NoticeHost />
    </>
  )
}

export function createProductRouter(manifests: readonly WebManifest[], screens: readonly Screen[]) {
  const routes = manifests.flatMap((manifest) => [...manifest.routes]) as unknown as Routes[]
  return createRouter({
    routeTree: rootRoute.addChildren(routes),
    context: {
      // Replaced where the program is put together.
      readAhead: () => {},
      guard: guardScreens({ screens, signIn: '/login', secondStep: '/verify' }),
    },
    parseSearch: parseAddress,
    stringifySearch: writeAddress,
    // Parameters that a screen does not know or cannot read are removed from the address.
    search: { strict: true },
    defaultPreload: 'intent',
    defaultErrorComponent: Crash,
    InnerWrap: Around,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createProductRouter>
  }
}
