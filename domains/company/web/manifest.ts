import { defineWeb } from '@mizan/platform/ui'
import { useCompanyNavigation } from './navigation.ts'
import { companyRoutes } from './routes.tsx'
import type {} from './slots.ts'
import { officeTabs } from './tabs.ts'

export const companyWeb = defineWeb({
  name: 'company',
  routes: companyRoutes,
  screens: [
    {
      path: '/company',
      access: 'private',
      records: true,
      needs: { module: 'members', level: 'Read' },
    },
    { path: '/invitation/{invitationId}', access: 'public' },
  ],
  useNavigation: useCompanyNavigation,
  tabs: officeTabs,
})
