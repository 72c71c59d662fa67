/** Changes the data of a court file, unless newer data are known; new hearings are added to the calendar. */
import { insertAuditEntry } from '@mizan/platform/database'
import type { GovernmentCase, GovernmentCaseChange } from '../../schemas.ts'
import type { GovernmentCall } from '../call.ts'
import { bringHearings } from '../hearings.ts'
import { lockGovernmentCase } from '../open-case.ts'
import { presentCase } from '../present.ts'
import { noLaterThanNow } from '../read-at.ts'
import { updateCase } from '../store/cases.ts'

export function updateGovernmentCase(
  call: GovernmentCall,
  { governmentCaseId, ...said }: GovernmentCaseChange,
): Promise<GovernmentCase> {
  return call.office(async (tx) => {
    const { row, title } = await lockGovernmentCase(call, tx, governmentCaseId)
    const readAt = noLaterThanNow(tx, said.readAt)
    // A hearing that was reported once stays one, whenever the message arrives.
    const bringing = { governmentCaseId, caseId: row.case_id, title, hearings: said.hearings ?? [] }
    await bringHearings(call, tx, bringing)
    if (readAt < row.read_at) return presentCase(tx, row)
    const changed = await updateCase(tx, row.id, {
      court_name: said.courtName || row.court_name,
      status: said.status ?? row.status,
      type: said.type ?? row.type,
      opened_on: said.openedOn === undefined ? row.opened_on : said.openedOn,
      parties: JSON.stringify(said.parties ?? row.parties),
      read_at: readAt,
    })
    if (changed.status !== row.status)
      await insertAuditEntry(tx, 'government.changed', {
        subjectId: row.case_id,
        details: {
          ...{ case: title, court: changed.court_name, number: changed.case_no },
          ...{ before: row.status, after: changed.status },
        },
      })
    return presentCase(tx, changed)
  })
}
