import routes from 'virtual:routes'
import { useCompanyNavigation } from '@mizan/company/web'
import type { identityRows } from '@mizan/identity/contract'
import { AccountMenu, OfficeNotice, SignedInAccount } from '@mizan/identity/web'
import { ApiError, type Client, createClient } from '@mizan/platform/contract/client'
import {
  ApiProvider,
  currentLanguage,
  FeaturesProvider,
  LanguageProvider,
  readAheadWith,
  ScreenGate,
  type ShellConfig,
  ShellProvider,
  serverFailedText,
  session,
  useUiCommands,
  watchedFetch,
} from '@mizan/platform/ui'
import { CountrySwitch, GlobalSearch, useResearchCommands, useResearchNavigation } from '@mizan/research/web'
import type { SwitchName } from '@mizan/site/schemas'
import { Announced, useSiteNavigation } from '@mizan/site/web'
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, Suspense, startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './router.tsx'
import { screens } from './screens.ts'

// The server may be this very machine, so being without a network does not keep calls from being tried.
const cache = new QueryClient({
  queryCache: new QueryCache({ onError: askForSecondStep }),
  defaultOptions: {
    queries: { staleTime: 10_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})
const common = { language: currentLanguage, fetch: watchedFetch, failedText: serverFailedText }
const client = createClient(routes, { ...common, session })
// The refresh itself goes without a session, and so does not wait for itself.
const bare: Client<typeof identityRows> = createClient(routes, common)
session.connect({
  refresh: (refreshToken, signal) => bare['auth.refresh']({ body: { refreshToken } }, { signal }),
  logOut: () => (client as Client<typeof identityRows>)['auth.logout']({}),
  logOutName: 'auth.logout',
  countries: ['turkey', 'kktc'],
})

/** The server wants the second step, of which this browser did not know. */
function askForSecondStep(error: Error): void {
  if (!(error instanceof ApiError) || error.code !== 'session.unverified' || session.state().pending) return
  session.unverified()
  void router.navigate({ to: '/verify' })
}

const readAhead = readAheadWith(client, cache)

const announcement = (feature: string | true) => (
  <Suspense>
    <Announced feature={feature as SwitchName | true} />
  </Suspense>
)

const shell: ShellConfig = {
  useNavigation: () => [...useSiteNavigation(), ...useResearchNavigation(), ...useCompanyNavigation()],
  useCommands: () => [...useUiCommands(), ...useResearchCommands()],
  search: <GlobalSearch />,
  actions: <CountrySwitch />,
  account: <AccountMenu />,
  gate: ({ children }) => (
    <>
      <OfficeNotice />
      <ScreenGate screens={screens} announcement={announcement}>
        {children}
      </ScreenGate>
    </>
  ),
}

// The router loads the page anew where a part of the program is gone from the server. Without a network that would
// take away the program itself, so there the failure gets another name than the router looks for.
window.addEventListener('vite:preloadError', (event) => {
  const { payload } = event as Event & { payload: Error }
  if (!navigator.onLine) payload.message = `Without a network: ${payload.message}`
})

/** Takes the frame of the first page away in the moment in which the program has drawn its own. */
function FirstFrame() {
  useLayoutEffect(() => document.getElementById('boot')?.remove(), [])
  return null
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
const page = createRoot(root)
const app = (
  <StrictMode>
    <FirstFrame />
    <LanguageProvider>
      <QueryClientProvider client={cache}>
        <ApiProvider api={{ client, routes }}>
          <FeaturesProvider row="site.features">
            <SignedInAccount>
              <ShellProvider value={shell}>
                <RouterProvider router={router} context={{ readAhead }} />
              </ShellProvider>
            </SignedInAccount>
          </FeaturesProvider>
        </ApiProvider>
      </QueryClientProvider>
    </LanguageProvider>
  </StrictMode>
)
// The screen is found first and then drawn as a transition: in slices, between which the browser is free for the reader.
// Found while it is drawn, it would all be drawn at one stroke.
router.update({ ...router.options, context: { ...router.options.context, readAhead } })
breath()
  .then(firstScreen)
  .finally(() => startTransition(() => page.render(app)))

/** Ends the task in which the program was put together, so that the browser may do what waits. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Goes to where the address leads, without what no screen reads of it: guards must never see the rest. */
function firstScreen(): Promise<void> {
  const to = router.latestLocation.pathname
  const same = { search: true, params: true, hash: true, state: true } as const
  return router.navigate({ to, ...same, replace: true, ignoreBlocker: true })
}
