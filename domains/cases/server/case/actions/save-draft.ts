/** Keeps the description that somebody is writing, so that a closed tab or another device does not lose it. */
import { callerOf } from '@mizan/platform/contract'
import type { DraftChange } from '../../../schemas.ts'
import type { CaseCall } from '../../call.ts'
import { requireCase } from '../store/cases.ts'
import { keepDraft, removeDraft } from '../store/drafts.ts'

export function saveDraft(
  call: CaseCall,
  { caseId, description, version }: DraftChange & { caseId: string },
): Promise<{ done: true }> {
  const caller = callerOf(call)
  const { officeId, userId } = caller
  return call.office(async (tx) => {
    const { row } = await requireCase(tx, caller, { caseId, needs: 'write' })
    if (description === null) await removeDraft(tx, { caseId, userId })
    else await keepDraft(tx, { officeId, caseId, userId, description, version: version ?? row.version })
    return { done: true }
  })
}
