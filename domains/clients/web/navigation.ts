import { type NavigationItem, textsOf, usePermission } from '@mizan/platform/ui'
import { IconUsers } from '@tabler/icons-react'

/** Apart from the texts of the screens, which a first visit does not load. */
const useText = textsOf('clients.navigation', { tr: { title: 'Müvekkiller' }, en: { title: 'Clients' } })

/** Clients are shown to those who may read them. */
export function useClientNavigation(): NavigationItem[] {
  const t = useText()
  return usePermission('clients', 'Read')
    ? [{ to: '/client', label: t('title'), icon: IconUsers, inMenu: true }]
    : []
}
