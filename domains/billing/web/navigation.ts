import { type NavigationItem, textsOf, usePermission } from '@mizan/platform/ui'
import { IconCreditCard } from '@tabler/icons-react'

/** Apart from the texts of the screens, which a first visit does not load. */
const useText = textsOf('billing.navigation', { tr: { title: 'Abonelik' }, en: { title: 'Subscription' } })

/** Shown to those who may see the subscription of the office. */
export function useBillingNavigation(): NavigationItem[] {
  const t = useText()
  const item = { to: '/subscription', label: t('title'), icon: IconCreditCard, inMenu: true }
  return usePermission('subscription', 'Read') ? [item] : []
}
