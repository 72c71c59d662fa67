/** The rights of a person on the members of the office and on invitations. */
import { useAccount, usePermission } from '@mizan/platform/ui'
import { useCall } from './data.ts'

export function useMemberRights() {
  const { account } = useAccount()
  const mayChange = usePermission('members', 'Write') === true
  const roles = useCall('company.roles', {}).data?.items ?? []
  return {
    me: account?.id,
    mayChange,
    /** An invitation takes a seat, and so does one that is sent again. */
    mayInvite: mayChange && account?.readOnly === false,
    /** The roles that they may give. */
    offered: roles.filter(({ assignable }) => assignable).map(({ role }) => role),
  }
}
