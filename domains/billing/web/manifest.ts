import { defineWeb } from '@mizan/platform/ui'
import { useBillingNavigation } from './navigation.ts'
import { billingRoutes } from './routes.tsx'

export const billingWeb = defineWeb({
  name: 'billing',
  routes: billingRoutes,
  screens: [
    { path: '/subscription', access: 'private' },
    { path: '/subscription/{promotionId}', access: 'private' },
    { path: '/guest/subscription/{promotionId}', access: 'public' },
  ],
  useNavigation: useBillingNavigation,
})
