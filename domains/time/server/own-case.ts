/** The case of a timer or an entry, as far as the caller may know it. */
import { AppError, type Caller } from '@mizan/platform/contract'
import type { CaseOfTime } from '../schemas.ts'
import type { TimeCall, Tx } from './call.ts'

/** @throws AppError `case.not_found` or `case.no_access` unless the caller may read it */
export async function requireOwnCase(
  call: TimeCall,
  tx: Tx,
  { caller, caseId }: { caller: Caller; caseId: string },
): Promise<CaseOfTime> {
  const { row } = await call.parts.requireCase(tx, caller, { caseId, needs: 'read' })
  return { caseId: row.id, title: row.display_title, number: row.case_number }
}

/** Does the same, or returns null for none and for one that the caller may no longer read. */
export async function findOwnCase(
  call: TimeCall,
  tx: Tx,
  { caller, caseId }: { caller: Caller; caseId: string | null },
): Promise<CaseOfTime | null> {
  if (caseId === null) return null
  return requireOwnCase(call, tx, { caller, caseId }).catch((error: unknown) => {
    if (error instanceof AppError) return null
    throw error
  })
}
