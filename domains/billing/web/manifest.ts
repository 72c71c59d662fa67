import { defineWeb, fill } from '@mizan/platform/ui'
import { lazy } from 'react'
import { useBillingNavigation } from './navigation.ts'
import { billingRoutes } from './routes.tsx'

const TrialDays = lazy(async () => ({ default: (await import('./reminder/TrialDays.tsx')).TrialDays }))
const Reminder = lazy(async () => ({ default: (await import('./reminder/Reminder.tsx')).Reminder }))

export const billingWeb = defineWeb({
  name: 'billing',
  routes: billingRoutes,
  screens: [
    { path: '/subscription', access: 'private', needs: { module: 'subscription', level: 'Read' } },
    { path: '/subscription/{promotionId}', access: 'private' },
    { path: '/guest/subscription/{promotionId}', access: 'public' },
  ],
  useNavigation: useBillingNavigation,
  fills: [
    fill('frame.notice', 'billing.reminder', Reminder),
    fill('dashboard.trial', 'billing.trial', TrialDays),
  ],
})
