/** Whether the person can be told of anything: their roles open cases, and cases are switched on. */
import { useFeature, usePermission, useSession } from '@mizan/platform/ui'

/** Undefined while that is not known. */
export function useIsTold(): boolean | undefined {
  const { userId, pending } = useSession()
  const feature = useFeature('caseManagement')
  const isAllowed = usePermission('cases', 'Read')
  if (userId === undefined || pending) return false
  if (feature === null || isAllowed === undefined) return undefined
  return feature === 'TurnedOn' && isAllowed
}
