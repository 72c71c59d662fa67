/** Assigns a case to a member, who may then read it; nobody keeps a right from a former assignment. */
import { namesFor } from '@mizan/identity/server'
import { AppError, callerOf } from '@mizan/platform/contract'
import { roleLevel } from '../../../access.ts'
import type { Changed } from '../../../schemas.ts'
import type { CaseCall, Tx } from '../../call.ts'
import { endFollowing } from '../../notices/end-following.ts'
import type { Member } from '../../parts.ts'
import { assign } from '../../rights/store/rights.ts'
import { changeCase } from '../change.ts'

interface Assignment {
  caseId: string
  version?: number | undefined
  assigneeId: string | null
}

export function changeAssignee(
  call: CaseCall,
  { caseId, version, assigneeId }: Assignment,
): Promise<Changed> {
  const { officeId } = callerOf(call)
  return changeCase(call, { caseId, seen: version }, async (tx, row) => {
    if (assigneeId !== null) await requireAssignable(call, tx, assigneeId)
    const isOther = assigneeId !== row.assignee_id
    if (isOther) await assign(tx, { officeId, caseId }, assigneeId)
    if (isOther && row.assignee_id !== null)
      await endFollowing(call.parts, tx, { officeId, caseIds: [caseId] })
    const person = await namesFor(tx, call.parts.namesOf, [row.assignee_id, assigneeId])
    const nameOf = (id: string | null) => (id === null ? null : person(id).name)
    return {
      fields: ['assignee'],
      columns: { assignee_id: assigneeId },
      details: { before: nameOf(row.assignee_id), after: nameOf(assigneeId), assigneeId },
    }
  })
}

/** @throws AppError `case.not_a_member`, `case.assignee_without_role` */
export async function requireAssignable(call: CaseCall, tx: Tx, userId: string): Promise<Member> {
  const members = await call.parts.membersOf(tx, callerOf(call).officeId)
  const member = members.find((one) => one.userId === userId)
  if (!member) throw new AppError('case.not_a_member')
  if (roleLevel(member.roles) === 'none') throw new AppError('case.assignee_without_role')
  return member
}
