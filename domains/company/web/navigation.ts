import { type NavigationItem, textsOf, usePermission } from '@mizan/platform/ui'
import { IconBuilding } from '@tabler/icons-react'

/** Apart from the texts of the screens, which a first visit does not load. */
const useText = textsOf('company.navigation', { tr: { title: 'Büro' }, en: { title: 'Office' } })

/** The office is shown to users who may see its members. */
export function useCompanyNavigation(): NavigationItem[] {
  const t = useText()
  const item = { to: '/company', label: t('title'), icon: IconBuilding, inMenu: true }
  return usePermission('members', 'Read') ? [item] : []
}
