import { defineWeb, fill } from '@mizan/platform/ui'
import { CountrySwitch } from './components/search/CountrySwitch.tsx'
import { GlobalSearch } from './components/search/GlobalSearch.tsx'
import { useResearchNavigation } from './navigation.ts'
import { researchRoutes } from './routes.tsx'
import { researchScreens } from './screens.ts'
import type {} from './slots.ts'

export const researchWeb = defineWeb({
  name: 'research',
  routes: researchRoutes,
  screens: researchScreens,
  useNavigation: useResearchNavigation,
  commands: async () => (await import('./commands.ts')).useResearchCommands,
  fills: [
    fill('frame.search', 'research.search', GlobalSearch),
    fill('frame.actions', 'research.country', CountrySwitch),
  ],
})
