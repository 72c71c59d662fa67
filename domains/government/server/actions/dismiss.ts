/** Takes a proposal of a court file away. */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { Dismissal } from '../../schemas/proposals.ts'
import type { GovernmentCall } from '../call.ts'
import { lockGovernmentCase } from '../open-case.ts'
import { dismiss } from '../store/proposals.ts'

export function dismissProposal(
  call: GovernmentCall,
  { caseId, governmentCaseId, key }: Dismissal & { caseId: string },
): Promise<{ done: true }> {
  const { officeId, userId } = callerOf(call)
  return call.office(async (tx) => {
    const { row } = await lockGovernmentCase(call, tx, governmentCaseId)
    if (row.case_id !== caseId) throw new AppError('government.not_linked')
    await dismiss(tx, { company_id: officeId, government_case_id: row.id, key, dismissed_by: userId })
    return { done: true }
  })
}
