import { type NavigationItem, usePermission } from '@mizan/platform/ui'
import { IconBuilding } from '@tabler/icons-react'
import { useText } from './text.ts'

/** The office is shown to users who may see its members. */
export function useCompanyNavigation(): NavigationItem[] {
  const t = useText()
  const item = { to: '/company', label: t('navigation'), icon: IconBuilding, inMenu: true }
  return usePermission('members', 'Read') ? [item] : []
}
