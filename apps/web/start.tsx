/** Puts the program together from the manifests of its domains and renders it. */
import { first, loaders } from 'virtual:routes'
import type { identityRows } from '@mizan/identity/contract'
import type { eventsRows } from '@mizan/platform/contract'
import { ApiError, type Client, createClient, routesOf } from '@mizan/platform/contract/client'
import {
  ApiProvider,
  currentLanguage,
  FeaturesProvider,
  fillSlots,
  gatherTabs,
  LanguageProvider,
  LiveRenewal,
  liveSession,
  openCache,
  ownTab,
  readAheadWith,
  type ShellConfig,
  ShellProvider,
  serverFailedText,
  session,
  type WebManifest,
  watchedFetch,
} from '@mizan/platform/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createProductRouter } from './router.tsx'

type Router = ReturnType<typeof createProductRouter>

const common = { language: currentLanguage, fetch: watchedFetch, failedText: serverFailedText }
const routes = routesOf(first, loaders)
const client = createClient(routes, { ...common, session, tab: ownTab })
// The refresh is sent without a session, so it does not wait for itself.
const bare: Client<typeof identityRows> = createClient(routes, common)
const live: Client<typeof eventsRows> = createClient(routes, { ...common, session: liveSession })
const audit = () => import('virtual:audit').then((module) => module.default)

function connectSession(): void {
  session.connect({
    refresh: (refreshToken, signal) => bare['auth.refresh']({ body: { refreshToken } }, { signal }),
    logOut: () => (client as Client<typeof identityRows>)['auth.logout']({}),
    logOutName: 'auth.logout',
    countries: ['turkey', 'kktc'],
  })
}

/** The server requires the second step, and this browser did not know it. */
const askForSecondStep =
  (router: Router) =>
  (error: Error): void => {
    if (!(error instanceof ApiError) || error.code !== 'session.unverified' || session.state().pending) return
    session.unverified()
    void router.navigate({ to: '/verify' })
  }

const shellOf = (manifests: readonly WebManifest[], screens: ShellConfig['screens']): ShellConfig => ({
  screens,
  // The list of domains never changes, so hooks are always called in the same order.
  useNavigation: () => manifests.flatMap((manifest) => manifest.useNavigation?.() ?? []),
  commands: manifests.flatMap(({ commands }) => commands ?? []),
})

/** Removes the frame of the first page at the moment when the program has drawn its own. */
function FirstFrame() {
  useLayoutEffect(() => document.getElementById('boot')?.remove(), [])
  return null
}

/** The providers of the domains around the whole program, the first outermost. */
function Providers({ manifests, children }: { manifests: readonly WebManifest[]; children: ReactNode }) {
  const [first, ...rest] = manifests
  if (!first) return children
  const inner = <Providers manifests={rest}>{children}</Providers>
  return first.provider ? <first.provider>{inner}</first.provider> : inner
}

/** Renders the product with these domains in the root of the page. */
export function startProduct(manifests: readonly WebManifest[]): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element')
  connectSession()
  fillSlots(manifests.flatMap(({ fills = [] }) => fills))
  gatherTabs(manifests.flatMap(({ tabs = [] }) => tabs))
  const screens = manifests.flatMap((manifest) => manifest.screens)
  const router = createProductRouter(manifests, screens)
  const cache = openCache(askForSecondStep(router))
  const readAhead = readAheadWith(client, cache)
  const shell = shellOf(manifests, screens)
  const page = createRoot(root)
  const app = (
    <StrictMode>
      <FirstFrame />
      <LanguageProvider>
        <QueryClientProvider client={cache}>
          <ApiProvider api={{ client, routes, audit }}>
            <LiveRenewal client={live} />
            <FeaturesProvider row="site.features">
              <Providers manifests={manifests}>
                <ShellProvider value={shell}>
                  <RouterProvider router={router} context={{ readAhead }} />
                </ShellProvider>
              </Providers>
            </FeaturesProvider>
          </ApiProvider>
        </QueryClientProvider>
      </LanguageProvider>
    </StrictMode>
  )
  // The screen is loaded first and then rendered as a transition: in slices, between which the browser can react to
  // the user. If it were loaded while rendering, it would all be rendered in one task.
  router.update({ ...router.options, context: { ...router.options.context, readAhead } })
  breath()
    .then(() => firstScreen(router))
    .finally(() => startTransition(() => page.render(app)))
}

/** Ends the task that put the program together, so that the browser can do waiting work. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Opens the screen of the address, without parameters that no screen reads: guards must never see those. */
function firstScreen(router: Router): Promise<void> {
  const to = router.latestLocation.pathname
  const same = { search: true, params: true, hash: true, state: true } as const
  return router.navigate({ to, ...same, replace: true, ignoreBlocker: true })
}
