import routes from 'virtual:routes'
import { MantineProvider } from '@mantine/core'
import { createClient } from '@mizan/platform/contract/client'
import {
  ApiProvider,
  currentLanguage,
  FeaturesProvider,
  LanguageProvider,
  readAheadWith,
  type ShellConfig,
  ShellProvider,
  theme,
  useUiCommands,
  watchedFetch,
} from '@mizan/platform/ui'
import { CountrySwitch, GlobalSearch, useResearchCommands, useResearchNavigation } from '@mizan/research/web'
import { useSiteNavigation } from '@mizan/site/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './router.tsx'

// The server may be this very machine, so being without a network does not keep calls from being tried.
const cache = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})
const client = createClient(routes, { language: currentLanguage, fetch: watchedFetch })
const readAhead = readAheadWith(client, cache)

const shell: ShellConfig = {
  useNavigation: () => [...useSiteNavigation(), ...useResearchNavigation()],
  useCommands: () => [...useUiCommands(), ...useResearchCommands()],
  search: <GlobalSearch />,
  actions: <CountrySwitch />,
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
              <ShellProvider value={shell}>
                <RouterProvider router={router} context={{ readAhead }} />
              </ShellProvider>
            </FeaturesProvider>
          </ApiProvider>
        </QueryClientProvider>
      </LanguageProvider>
    </MantineProvider>
  </StrictMode>
)
// As a transition the first drawing is done in slices, and the browser stays free for the reader in between.
startTransition(() => page.render(app))
