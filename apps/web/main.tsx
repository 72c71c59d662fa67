import routes from 'virtual:routes'
import { MantineProvider } from '@mantine/core'
import { useCompanyNavigation } from '@mizan/company/web'
import type { identityRows } from '@mizan/identity/contract'
import { AccountMenu, SignedInAccount } from '@mizan/identity/web'
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
  theme,
  useUiCommands,
  watchedFetch,
} from '@mizan/platform/ui'
import { CountrySwitch, GlobalSearch, useResearchCommands, useResearchNavigation } from '@mizan/research/web'
import { useSiteNavigation } from '@mizan/site/web'
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition, useLayoutEffect } from 'react'
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
  refresh: (refreshToken) => bare['auth.refresh']({ body: { refreshToken } }),
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

const shell: ShellConfig = {
  useNavigation: () => [...useSiteNavigation(), ...useResearchNavigation(), ...useCompanyNavigation()],
  useCommands: () => [...useUiCommands(), ...useResearchCommands()],
  search: <GlobalSearch />,
  actions: <CountrySwitch />,
  account: <AccountMenu />,
  gate: ({ children }) => <ScreenGate screens={screens}>{children}</ScreenGate>,
}

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
    <MantineProvider theme={theme} forceColorScheme="light">
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
    </MantineProvider>
  </StrictMode>
)
// As a transition the first drawing is done in slices, and the browser stays free for the reader in between.
startTransition(() => page.render(app))
