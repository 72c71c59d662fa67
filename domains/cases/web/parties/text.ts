import { textsOf } from '@mizan/platform/ui'
import { type PartyRole, partyRoles } from '../../data/party-roles.ts'
import { en } from './messages.en.ts'
import { tr } from './messages.tr.ts'

export const useText = textsOf('cases.parties', { tr, en })

/** The word for a role of the list; any other role is its own word. */
export function useRoleWord(): (role: string) => string {
  const t = useText()
  return (role) => (Object.hasOwn(partyRoles, role) ? t(`role.${role as PartyRole}`) : role)
}
