import { type NavigationItem, usePermission, useSession } from '@mizan/platform/ui'
import { IconAdjustments, IconHome } from '@tabler/icons-react'
import { useText } from './text.ts'

export function useSiteNavigation(): NavigationItem[] {
  const t = useText()
  const isVisitor = useSession().status === 'visitor'
  const home = {
    to: isVisitor ? '/' : '/dashboard',
    label: t('navigation.home'),
    icon: IconHome,
    exact: true,
  }
  const staff = {
    to: '/features',
    label: t('navigation.staff'),
    short: t('navigation.staffShort'),
    icon: IconAdjustments,
    inMenu: true,
  }
  return usePermission('product', 'Write') ? [home, staff] : [home]
}
