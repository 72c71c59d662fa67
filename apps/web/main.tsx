import routes from 'virtual:routes'
import { MantineProvider } from '@mantine/core'
import { createClient } from '@mizan/platform/contract/client'
import {
  ApiProvider,
  currentLanguage,
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
import { StrictMode } from 'react'
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

const shell: ShellConfig = {
  useNavigation: () => [...useSiteNavigation(), ...useResearchNavigation()],
  useCommands: () => [...useUiCommands(), ...useResearchCommands()],
  search: <GlobalSearch />,
  actions: <CountrySwitch />,
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} forceColorScheme="light">
      <QueryClientProvider client={cache}>
        <ApiProvider api={{ client, routes }}>
          <ShellProvider value={shell}>
            <RouterProvider router={router} />
          </ShellProvider>
        </ApiProvider>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
