/** Brings hearings of a court file into the calendar of its case, each once. */
import { callerOf } from '@mizan/platform/contract'
import type { CourtHearing } from '../schemas.ts'
import type { GovernmentCall, Tx } from './call.ts'
import { keepHearingIds, noteHearings } from './store/hearings.ts'

interface HearingImport {
  governmentCaseId: string
  caseId: string
  title: string
  hearings: readonly CourtHearing[]
}

/** The case is locked. @throws AppError `case.too_many_dates` */
export async function bringHearings(
  call: GovernmentCall,
  tx: Tx,
  { governmentCaseId, caseId, title, hearings }: HearingImport,
): Promise<void> {
  const { officeId } = callerOf(call)
  const fresh = await noteHearings(tx, { officeId, governmentCaseId }, hearings)
  const wanted = fresh.map(({ date, time, kind }) => ({
    date,
    time,
    note: kind === '' ? 'UYAP' : `UYAP: ${kind}`,
  }))
  const ids = await call.parts.courtCases.addHearings(call, tx, { id: caseId, title }, wanted)
  await keepHearingIds(
    tx,
    governmentCaseId,
    fresh.map(({ date, time, kind }, at) => ({ date, time, kind, hearingId: ids[at] ?? '' })),
  )
}
