import type { NavigationItem } from '@mizan/platform/ui'
import { isSignedIn } from '@mizan/platform/ui'
import { IconBuilding } from '@tabler/icons-react'
import { useCall } from './data.ts'
import { useText } from './text.ts'

/** The office is shown to those who may see its members. */
export function useCompanyNavigation(): NavigationItem[] {
  const t = useText()
  const profile = useCall('user.profile', {}, { enabled: isSignedIn() }).data
  const maySee = profile?.permissions.members === 'Read' || profile?.permissions.members === 'Write'
  return maySee ? [{ to: '/company', label: t('navigation'), icon: IconBuilding }] : []
}
