/** Hearings that the portal has reported. */
import { sql } from 'kysely'
import type { CourtHearing } from '../../schemas.ts'
import type { Tx } from '../call.ts'

interface CourtFileKey {
  officeId: string
  governmentCaseId: string
}

/** Returns the new hearings; for known ones the result is noted. */
export async function noteHearings(
  { db }: Tx,
  { officeId, governmentCaseId }: CourtFileKey,
  hearings: readonly CourtHearing[],
): Promise<CourtHearing[]> {
  if (hearings.length === 0) return []
  const { rows } = await sql<CourtHearing & { isNew: boolean }>`
    insert into government_hearings (company_id, government_case_id, date, time, kind, result)
    select distinct on (h.date, h.time, h.kind) ${officeId}, ${governmentCaseId}, h.date, h.time, h.kind, h.result
    from jsonb_to_recordset(${JSON.stringify(hearings)}::jsonb) as h (date date, time text, kind text, result text)
    on conflict (government_case_id, date, time, kind) do update set result = excluded.result
    returning to_char(date, 'YYYY-MM-DD') as date, time, kind, result, xmax = 0 as "isNew"`.execute(db)
  return rows
    .filter(({ isNew }) => isNew)
    .map(({ isNew: _, ...hearing }) => hearing)
    .sort((a, b) => `${a.date} ${a.time} ${a.kind}`.localeCompare(`${b.date} ${b.time} ${b.kind}`))
}

/** Stores the id of each in the calendar. */
export async function keepHearingIds(
  { db }: Tx,
  governmentCaseId: string,
  hearings: readonly (Pick<CourtHearing, 'date' | 'time' | 'kind'> & { hearingId: string })[],
): Promise<void> {
  if (hearings.length === 0) return
  await sql`
    update government_hearings g set hearing_id = h."hearingId"
    from jsonb_to_recordset(${JSON.stringify(hearings)}::jsonb) as h (date date, time text, kind text, "hearingId" text)
    where g.government_case_id = ${governmentCaseId} and g.date = h.date and g.time = h.time and g.kind = h.kind`.execute(
    db,
  )
}
