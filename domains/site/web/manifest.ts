import { defineWeb, fill } from '@mizan/platform/ui'
import { Announced } from './announced/lazy.ts'
import { useSiteNavigation } from './navigation.ts'
import { siteRoutes } from './routes.tsx'
import { siteScreens } from './screens.ts'
import type {} from './slots.ts'

export const siteWeb = defineWeb({
  name: 'site',
  routes: siteRoutes,
  screens: siteScreens,
  useNavigation: useSiteNavigation,
  fills: [fill('frame.announcement', 'site.announced', Announced)],
})
