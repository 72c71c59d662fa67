/** Following a case needs the right to read it, and gives none. */
import { callerOf } from '@mizan/platform/contract'
import type { CaseCall } from '../../call.ts'
import { requireCase } from '../../case/store/cases.ts'
import { addFollower, isFollower, removeFollower } from '../store/followers.ts'

interface Target {
  caseId: string
}

export const followCase = (call: CaseCall, target: Target) => setFollowing(call, target, true)
export const unfollowCase = (call: CaseCall, target: Target) => setFollowing(call, target, false)

/** What changes nothing, such as a second press, leaves no entry in the history. */
async function setFollowing(call: CaseCall, { caseId }: Target, wanted: boolean): Promise<{ done: true }> {
  const caller = callerOf(call)
  const { officeId, userId } = caller
  const follower = { officeId, caseId, userId }
  const follows = await call.office.read(async (tx) => {
    await requireCase(tx, caller, { caseId, needs: 'read' })
    return isFollower(tx, follower)
  })
  if (follows === wanted) return { done: true }
  return call.office(async (tx) => {
    const { row } = await requireCase(tx, caller, { caseId, needs: 'read' })
    await (wanted ? addFollower : removeFollower)(tx, follower)
    tx.about(caseId, { case: row.display_title })
    return { done: true }
  })
}
