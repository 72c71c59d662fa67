import { type NavigationItem, usePermission } from '@mizan/platform/ui'
import { IconBriefcase } from '@tabler/icons-react'
import { useText } from './text.ts'

/** Cases are shown to those whose roles open some. */
export function useCaseNavigation(): NavigationItem[] {
  const t = useText()
  return usePermission('cases', 'Read')
    ? [{ to: '/case-management', label: t('navigation'), icon: IconBriefcase }]
    : []
}
