import { type NavigationItem, usePermission } from '@mizan/platform/ui'
import { IconClock } from '@tabler/icons-react'
import { useText } from './text.ts'

/** Time is shown to those whose roles open cases. */
export function useTimeNavigation(): NavigationItem[] {
  const t = useText()
  const item = { to: '/time', label: t('navigation'), icon: IconClock, inMenu: true }
  return usePermission('cases', 'Read') ? [item] : []
}
