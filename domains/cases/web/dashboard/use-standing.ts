/** Which blocks of the dashboard are for this person. */
import { useAccount, useFeature, usePermission } from '@mizan/platform/ui'

const licences = ['case_management_readonly', 'case_management_full']

/** `awaited`: the account is not known yet. Otherwise why there are no cases, or that there are. */
type Standing = 'awaited' | 'closed' | 'unlicensed' | 'unentitled' | 'cases'

export function useStanding(): Standing {
  const { account } = useAccount()
  const mayRead = usePermission('cases', 'Read')
  const feature = useFeature('caseManagement')
  if (!account) return 'awaited'
  if (feature !== null && feature !== 'TurnedOn') return 'closed'
  if (!licences.some((key) => account.licences.includes(key))) return 'unlicensed'
  return mayRead ? 'cases' : 'unentitled'
}

export const useClientsShown = (): boolean => usePermission('clients', 'Read') === true
