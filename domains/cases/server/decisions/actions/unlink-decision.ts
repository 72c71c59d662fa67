/** Takes a decision from a case. */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { CaseCall } from '../../call.ts'
import { lockCase } from '../../case/store/cases.ts'
import { deleteLink } from '../store.ts'

export function unlinkDecision(
  call: CaseCall,
  { caseId, courtCaseId }: { caseId: string; courtCaseId: string },
): Promise<{ done: true }> {
  return call.office(async (tx) => {
    const { row } = await lockCase(tx, callerOf(call), { caseId, needs: 'write' })
    const link = await deleteLink(tx, caseId, courtCaseId)
    if (!link) throw new AppError('case.decision_not_added')
    tx.about(caseId, { case: row.display_title, decision: link.citation })
    return { done: true }
  })
}
