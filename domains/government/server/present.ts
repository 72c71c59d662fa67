/** Court files as the calls answer them. */
import { dayInTurkey } from '@mizan/platform/calendar'
import type { GovernmentCase } from '../schemas.ts'
import type { Tx } from './call.ts'
import { factsOf } from './store/cases.ts'
import type { CaseRow } from './tables.ts'

export async function presentCases(tx: Tx, rows: readonly CaseRow[]): Promise<GovernmentCase[]> {
  const facts = await factsOf(
    tx,
    rows.map(({ id }) => id),
    dayInTurkey(tx.clock.now()),
  )
  return rows.map((row) => {
    const { files = 0, courtDate = null } = facts.get(row.id) ?? {}
    const [date = '', time = ''] = courtDate?.split(' ') ?? []
    return {
      governmentCaseId: row.id,
      caseId: row.case_id,
      courtId: row.court_id,
      caseNo: row.case_no,
      typeCode: row.type_code,
      courtName: row.court_name,
      status: row.status,
      openedOn: row.opened_on,
      type: row.type,
      courtDate: courtDate === null ? null : { date, time },
      lastSyncedAt: row.synced_at,
      fileCount: files,
    }
  })
}

export async function presentCase(tx: Tx, row: CaseRow): Promise<GovernmentCase> {
  const [presented] = await presentCases(tx, [row])
  return presented as GovernmentCase
}
