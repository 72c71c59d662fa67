/** A court file whose case the caller may write; the case is locked until the transaction ends. */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { GovernmentCall, Tx } from './call.ts'
import { findCase } from './store/cases.ts'
import type { CaseRow } from './tables.ts'

interface CaseWithTitle {
  row: CaseRow
  title: string
}

/** @throws AppError `government.not_linked`, `case.not_found`, `case.no_access`, `case.read_only` */
export async function lockGovernmentCase(call: GovernmentCall, tx: Tx, id: string): Promise<CaseWithTitle> {
  const caller = callerOf(call)
  const found = await findCase(tx, caller.officeId, id)
  if (!found) throw new AppError('government.not_linked')
  const { row: open } = await call.parts.lockCase(tx, caller, { caseId: found.case_id, needs: 'write' })
  // Another transaction may have changed it while this one waited.
  const row = await findCase(tx, caller.officeId, id)
  if (!row) throw new AppError('government.not_linked')
  return { row, title: open.display_title }
}
