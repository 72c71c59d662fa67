import { type NavigationItem, usePermission } from '@mizan/platform/ui'
import { IconUsers } from '@tabler/icons-react'
import { useText } from './text.ts'

/** Clients are shown to those who may read them. */
export function useClientNavigation(): NavigationItem[] {
  const t = useText()
  return usePermission('clients', 'Read') ? [{ to: '/client', label: t('navigation'), icon: IconUsers }] : []
}
