/** Nobody saves a name that the office may already know without having seen which. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import type { CaseCall, Tx } from '../call.ts'
import { type AskedName, findConflicts, namesToRecord } from './conflicts.ts'

export interface Check {
  caseId: string
  caseTitle: string
  /** The case exists already, and its own parties are left out. */
  names: readonly AskedName[]
  /** What the caller sent. */
  conflictsSeen: boolean
}

export interface CheckedName {
  conflicts: number
  checked_at: string
  seen_by: string | null
}

/**
 * Checks names that are about to be saved and records what was seen; gives the result of each name for its party.
 * @throws AppError `case.conflicts_found` with the findings in `details`
 */
export async function settleConflicts(
  call: CaseCall,
  tx: Tx,
  { caseId, caseTitle, names, conflictsSeen }: Check,
): Promise<CheckedName[]> {
  const { items } = await findConflicts(call, tx, { names: [...names], exceptCaseId: caseId })
  const found = items.filter(({ total }) => total > 0)
  if (found.length > 0 && !conflictsSeen) throw new AppError('case.conflicts_found', { details: { items } })
  if (found.length > 0)
    await insertAuditEntry(tx, 'case.conflicts_seen', {
      subjectId: caseId,
      details: { case: caseTitle, names: namesToRecord({ items }) },
    })
  const now = tx.clock.now().toISOString()
  const { userId } = callerOf(call)
  return items.map(({ total }) => ({ conflicts: total, checked_at: now, seen_by: total > 0 ? userId : null }))
}
