/** The screens of billing, which are loaded when they are first opened. */
import { rootRoute } from '@mizan/platform/ui'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readStaffAddress, readSubscriptionAddress } from './address.ts'

const subscription = createRoute({
  getParentRoute: () => rootRoute,
  path: '/subscription',
  validateSearch: readSubscriptionAddress,
  component: lazyRouteComponent(() => import('./pages/Subscription.tsx'), 'Subscription'),
  staticData: { title: { tr: 'Abonelik', en: 'Subscription' } },
})

const promotion = createRoute({
  getParentRoute: () => rootRoute,
  path: '/subscription/$promotionId',
  component: lazyRouteComponent(() => import('./promotion/Promotion.tsx'), 'Promotion'),
  staticData: { title: { tr: 'Promosyon teklifi', en: 'Promotional offer' } },
})

const guestPromotion = createRoute({
  getParentRoute: () => rootRoute,
  path: '/guest/subscription/$promotionId',
  component: lazyRouteComponent(() => import('./promotion/Promotion.tsx'), 'GuestPromotion'),
  staticData: { title: { tr: 'Promosyon', en: 'Promotion' } },
})

const staff = createRoute({
  getParentRoute: () => rootRoute,
  path: '/features/billing',
  validateSearch: readStaffAddress,
  component: lazyRouteComponent(() => import('./staff/Staff.tsx'), 'Staff'),
  staticData: { title: { tr: 'Abonelikler', en: 'Subscriptions' } },
})

export const billingRoutes = [subscription, promotion, guestPromotion, staff] as const
