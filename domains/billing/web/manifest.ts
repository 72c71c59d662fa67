import { defineWeb, fill } from '@mizan/platform/ui'
import { lazy } from 'react'
import { useBillingNavigation } from './navigation.ts'
import { billingRoutes } from './routes.tsx'

const Reminder = lazy(async () => ({ default: (await import('./reminder/Reminder.tsx')).Reminder }))

export const billingWeb = defineWeb({
  name: 'billing',
  routes: billingRoutes,
  screens: [
    { path: '/subscription', access: 'private' },
    { path: '/subscription/{promotionId}', access: 'private' },
    { path: '/guest/subscription/{promotionId}', access: 'public' },
  ],
  useNavigation: useBillingNavigation,
  fills: [fill('frame.notice', 'billing.reminder', Reminder)],
})
