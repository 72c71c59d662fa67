/** Takes a proposal of a court file away; it stays away, and everybody who looks at the case sees it go. */
import { AppError, callerOf, type done } from '@mizan/platform/contract'
import type { z } from 'zod'
import { readDomain } from '../../rules/domain.ts'
import { limitBegunBy } from '../../rules/limit-of-document.ts'
import { fileOfLimit, limitKey, partyKey } from '../../rules/proposal-key.ts'
import type { Dismissal } from '../../schemas/proposals.ts'
import type { GovernmentCall, Tx } from '../call.ts'
import { lockGovernmentCase } from '../open-case.ts'
import { findFile } from '../store/copies.ts'
import { dismiss } from '../store/proposals.ts'
import type { CaseRow } from '../tables.ts'

export function dismissProposal(
  call: GovernmentCall,
  { caseId, governmentCaseId, key }: Dismissal & { caseId: string },
): Promise<z.infer<typeof done>> {
  const { officeId, userId } = callerOf(call)
  return call.office(async (tx) => {
    const { row, title } = await lockGovernmentCase(call, tx, governmentCaseId)
    if (row.case_id !== caseId) throw new AppError('government.not_linked')
    const proposal = await nameOf(tx, row, key)
    const dismissed = { company_id: officeId, government_case_id: row.id, key, dismissed_by: userId }
    if (proposal === undefined || !(await dismiss(tx, dismissed))) tx.unchanged()
    const { court_name: court, case_no: number } = row
    tx.about(caseId, { case: title, court, number, proposal: proposal ?? '' })
    return { done: true }
  })
}

/** The name for the history; undefined if the court file does not propose it, or no longer. */
async function nameOf(tx: Tx, of: CaseRow, key: string): Promise<string | undefined> {
  const fileId = fileOfLimit(key)
  if (fileId === undefined) return of.parties.find(({ name }) => partyKey(name) === key)?.name
  const file = await findFile(tx, of.company_id, fileId)
  if (file?.government_case_id !== of.id) return undefined
  const limit = limitBegunBy({ type: file.type, kind: readDomain(file.domain).kind })
  return limit && limitKey(file.id, limit) === key ? `${file.type} ${file.court_file_no}` : undefined
}
