/** Deletes a case. Its row is kept with who deleted it, when and why. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { abilitiesOn } from '../../../access.ts'
import type { Deletion } from '../../../schemas.ts'
import type { CaseCall } from '../../call.ts'
import { lockCase, markDeleted } from '../store/cases.ts'

export function deleteCase(
  call: CaseCall,
  { caseId, comment }: Deletion & { caseId: string },
): Promise<{ done: true }> {
  const caller = callerOf(call)
  return call.office(async (tx) => {
    const { row, right } = await lockCase(tx, caller, { caseId, needs: 'write' })
    if (!abilitiesOn(caller, right, row.created_by).includes('delete'))
      throw new AppError('case.creator_only')
    await markDeleted(tx, caseId, { by: caller.userId, comment })
    tx.about(caseId, { case: row.display_title, comment })
    return { done: true }
  })
}
