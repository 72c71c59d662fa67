/** Changes what members may do with a case: all of the changes or none. */
import { namesFor } from '@mizan/identity/server'
import { AppError, callerOf } from '@mizan/platform/contract'
import { abilitiesOn, allows, noGrant, rightOn } from '../../../access.ts'
import { casePermissions } from '../../../data/words.ts'
import type { Permissions, PermissionsChange } from '../../../schemas.ts'
import type { CaseCall, Tx } from '../../call.ts'
import { lockCase } from '../../case/store/cases.ts'
import { endFollowing } from '../../notices/end-following.ts'
import type { Member } from '../../parts.ts'
import { presentPermissions } from '../queries.ts'
import { grant, listRights } from '../store/rights.ts'

export function setPermissions(
  call: CaseCall,
  { caseId, permissions }: PermissionsChange & { caseId: string },
): Promise<Permissions> {
  const caller = callerOf(call)
  return call.office(async (tx) => {
    const open = await lockCase(tx, caller, { caseId, needs: 'write' })
    if (!abilitiesOn(caller, open.right, open.row.created_by).includes('setPermissions'))
      throw new AppError('case.creator_only')
    // The last one counts where a person was sent twice.
    const wanted = new Map(permissions.map(({ userId, permission }) => [userId, permission]))
    const members = await requireMembers(call, tx, [...wanted.keys()])
    const grants = [...wanted].map(([userId, permission]) => ({ userId, permission }))
    const given = await whoGains(tx, caseId, { grants, members })
    await grant(tx, { officeId: caller.officeId, caseId }, grants)
    if (grants.some(({ permission }) => permission === 'none'))
      await endFollowing(call.parts, tx, { officeId: caller.officeId, caseIds: [caseId] })
    const names = await namesByPermission(call, tx, grants)
    tx.about(caseId, { case: open.row.display_title, ...names, given })
    return presentPermissions(call, tx, open, members)
  })
}

async function requireMembers(call: CaseCall, tx: Tx, ids: readonly string[]): Promise<Member[]> {
  const members = await call.parts.membersOf(tx, callerOf(call).officeId)
  const known = new Set(members.map(({ userId }) => userId))
  if (ids.some((id) => !known.has(id))) throw new AppError('case.not_a_member')
  return members
}

/** Who may do more than before: they are told. */
async function whoGains(
  tx: Tx,
  caseId: string,
  { grants, members }: { grants: Grants; members: readonly Member[] },
): Promise<string[]> {
  const kept = new Map((await listRights(tx, caseId)).map((one) => [one.user_id, one]))
  const gains = ({ userId, permission }: Grants[number]) => {
    const roles = members.find((one) => one.userId === userId)?.roles ?? []
    const { granted, is_assignee: isAssignee } = kept.get(userId) ?? { ...noGrant, is_assignee: false }
    const before = rightOn(roles, { granted, isAssignee })
    return !allows(before, rightOn(roles, { granted: permission, isAssignee }))
  }
  return grants.filter(gains).map(({ userId }) => userId)
}

type Grants = Parameters<typeof grant>[2]

/** For the record: who was given which permission. */
async function namesByPermission(call: CaseCall, tx: Tx, grants: Grants): Promise<Record<string, string[]>> {
  const person = await namesFor(
    tx,
    call.parts.namesOf,
    grants.map(({ userId }) => userId),
  )
  const entries = casePermissions.map((permission) => [
    permission,
    grants.filter((one) => one.permission === permission).map(({ userId }) => person(userId).name),
  ])
  return Object.fromEntries(entries.filter(([, names]) => names?.length))
}
