import { defineWeb } from '@mizan/platform/ui'
import { useSiteNavigation } from './navigation.ts'
import { siteRoutes } from './routes.tsx'
import { siteScreens } from './screens.ts'
import type {} from './slots.ts'

export const siteWeb = defineWeb({
  name: 'site',
  routes: siteRoutes,
  screens: siteScreens,
  useNavigation: useSiteNavigation,
})
