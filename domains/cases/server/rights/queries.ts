/** What each member of the office may do with a case. */
import { namesFor } from '@mizan/identity/server'
import { callerOf } from '@mizan/platform/contract'
import {
  abilitiesOn,
  allows,
  managesAllCases,
  noGrant,
  permissionOf,
  rightOn,
  roleLevel,
} from '../../access.ts'
import type { Permissions, PersonRight } from '../../schemas.ts'
import type { CaseCall, Tx } from '../call.ts'
import { type OpenCase, requireCase } from '../case/store/cases.ts'
import type { Member } from '../parts.ts'
import { listRights, type RightRow } from './store/rights.ts'

export function readPermissions(call: CaseCall, { caseId }: { caseId: string }): Promise<Permissions> {
  return call.office.read(async (tx) =>
    presentPermissions(call, tx, await requireCase(tx, callerOf(call), { caseId, needs: 'read' })),
  )
}

/** `known`: the members of the office, if they were read already. */
export async function presentPermissions(
  call: CaseCall,
  tx: Tx,
  { row, right }: OpenCase,
  known?: readonly Member[],
): Promise<Permissions> {
  const caller = callerOf(call)
  const members = known ?? (await call.parts.membersOf(tx, caller.officeId))
  const rights = new Map((await listRights(tx, row.id)).map((one) => [one.user_id, one]))
  const person = await namesFor(
    tx,
    call.parts.namesOf,
    members.map(({ userId }) => userId),
  )
  const items = members.map((member) => ({
    user: person(member.userId),
    ...rightOf(member, rights.get(member.userId)),
  }))
  const mayChange = abilitiesOn(caller, right, row.created_by).includes('setPermissions')
  return { items, may: mayChange ? ['setPermissions'] : [] }
}

function rightOf({ roles }: Member, kept: RightRow | undefined): Omit<PersonRight, 'user'> {
  const grant = kept ? { granted: kept.granted, isAssignee: kept.is_assignee } : noGrant
  const right = rightOn(roles, grant)
  return { permission: grant.granted, right, because: reasonFor(roles, grant) }
}

function reasonFor(roles: readonly string[], grant: typeof noGrant): PersonRight['because'] {
  if (managesAllCases(roles)) return 'administrator'
  if (!allows(roleLevel(roles), permissionOf(grant)) || roleLevel(roles) === 'none') return 'role'
  return grant.isAssignee && grant.granted === 'none' ? 'assignee' : null
}
