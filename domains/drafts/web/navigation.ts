/** Drafts in the navigation. */
import { type NavigationItem, useLanguage, usePermission } from '@mizan/platform/ui'
import { IconFilePencil } from '@tabler/icons-react'

/** Apart from the texts of the screens, which a first visit does not load. */
const name = { tr: 'Taslaklar', en: 'Drafts' }

/** Drafts are shown to those whose roles open cases, and never to visitors. */
export function useDraftsNavigation(): NavigationItem[] {
  const item = { to: '/drafts', label: name[useLanguage()], icon: IconFilePencil, inMenu: true }
  return usePermission('cases', 'Read') ? [item] : []
}
