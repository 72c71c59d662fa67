/** Deletes a case. Its row is kept with who deleted it, when and why. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { abilitiesOn } from '../../../access.ts'
import type { Deletion } from '../../../schemas.ts'
import type { CaseCall, Tx } from '../../call.ts'
import { openCriticalTitles } from '../../dates/store/dates.ts'
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
    await requireNoCritical(tx, caseId)
    await markDeleted(tx, caseId, { by: caller.userId, comment })
    tx.about(caseId, { case: row.display_title, comment })
    return { done: true }
  })
}

/**
 * Nobody alone takes a critical time limit away, neither by itself nor with its case.
 * @throws AppError `case.critical_limits`
 */
async function requireNoCritical(tx: Tx, caseId: string): Promise<void> {
  const titles = await openCriticalTitles(tx, caseId)
  if (titles.length > 0) throw new AppError('case.critical_limits', { values: { titles: titles.join(', ') } })
}
