/** Following a case needs the right to read it, and gives none. */
import { callerOf } from '@mizan/platform/contract'
import type { CaseCall } from '../call.ts'
import { requireCase } from '../store/cases.ts'
import { addFollower, removeFollower } from '../store/followers.ts'

interface Target {
  caseId: string
}

export const followCase = (call: CaseCall, target: Target) => setFollowing(call, target, addFollower)
export const unfollowCase = (call: CaseCall, target: Target) => setFollowing(call, target, removeFollower)

function setFollowing(call: CaseCall, { caseId }: Target, set: typeof addFollower): Promise<{ done: true }> {
  const caller = callerOf(call)
  return call.office(async (tx) => {
    const { row } = await requireCase(tx, caller, { caseId, needs: 'read' })
    await set(tx, { officeId: caller.officeId, caseId, userId: caller.userId })
    tx.about(caseId, { case: row.display_title })
    return { done: true }
  })
}
