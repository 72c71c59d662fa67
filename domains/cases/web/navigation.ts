import { type NavigationItem, textsOf, usePermission } from '@mizan/platform/ui'
import { IconBriefcase } from '@tabler/icons-react'

/** Apart from the texts of the screens, which a first visit does not load. */
const useText = textsOf('cases.navigation', { tr: { title: 'Davalar' }, en: { title: 'Cases' } })

/** Cases are shown to those whose roles open some. */
export function useCaseNavigation(): NavigationItem[] {
  const t = useText()
  return usePermission('cases', 'Read')
    ? [{ to: '/case-management', label: t('title'), icon: IconBriefcase }]
    : []
}
