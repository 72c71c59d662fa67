import { type NavigationItem, usePermission, useSession } from '@mizan/platform/ui'
import { IconAdjustments, IconHome } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useText } from './text.ts'

export function useSiteNavigation(): NavigationItem[] {
  const t = useText()
  const isVisitor = useSession().status === 'visitor'
  const isPhoneHome = useRouterState({ select: ({ location }) => location.pathname === '/mobile-dashboard' })
  const home = {
    to: isVisitor ? '/' : '/dashboard',
    label: t('navigation.home'),
    icon: IconHome,
    exact: true,
    ...(isPhoneHome && { active: true }),
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
