/** Which blocks of the dashboard are for this person. */
import { useAccount, useFeature, usePermission } from '@mizan/platform/ui'

const licences = ['case_management_readonly', 'case_management_full']

/** `awaited`: the account is not known yet. Otherwise why there are no cases, or that there are. */
type Standing = 'awaited' | 'unlicensed' | 'unentitled' | 'cases'

export function useStanding(): Standing {
  const { account } = useAccount()
  const mayRead = usePermission('cases', 'Read')
  if (!account) return 'awaited'
  if (!licences.some((key) => account.licences.includes(key))) return 'unlicensed'
  return mayRead ? 'cases' : 'unentitled'
}

/** Calls about clients and the calendar have a switch of their own. */
export function useClientsShown(): boolean {
  const mayRead = usePermission('clients', 'Read') === true
  return useFeature('caseManagement') === 'TurnedOn' && mayRead
}
