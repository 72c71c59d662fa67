/** What is due, for the dashboard: the first things of each part of the time. */
import { keepsPlan } from '@mizan/platform/database'
import { sql } from 'kysely'
import type { CasePermission } from '../../../access.ts'
import type { DatedOfCase } from '../../calendar/store/calendar.ts'
import { allDated, described } from '../../calendar/store/dated-sources.ts'
import type { Tx } from '../../call.ts'
import type { Reader } from '../../rights/known-rights.ts'
import { isOfKnownCase } from '../../rights/store/readable.ts'

export interface DuePart extends DatedOfCase {
  case_assignee_id: string | null
  case_created_by: string
  /** Of the caller on its case, as far as it was given to them. */
  granted: CasePermission | null
  is_assignee: boolean | null
  part: 'overdue' | 'today' | 'nextDays'
  /** All of the part, also those that are not listed. */
  total: number
}

interface Window {
  isOfOffice: boolean
  today: string
  /** The last day. */
  until: string
  /** Rows of each part. */
  most: number
}

/** So many parts the time has. */
const parts = 3

/** The first rows of each part, each with the number of all rows of that part. */
export async function listDated(
  { db }: Tx,
  reader: Reader,
  { isOfOffice, today, until, most }: Window,
): Promise<DuePart[]> {
  const { officeId, userId, concerns } = reader
  const person = isOfOffice ? undefined : ({ userId, cases: 'own', known: concerns } as const)
  const hasKnownRights = reader.rights !== undefined
  const span = { from: today, until, withOverdue: true, withDone: false }
  const all = allDated({ officeId, person, ...span, hasKnownRights })
  const part = sql`case when date < ${today}::date then 'overdue' when date = ${today}::date then 'today'
    else 'nextDays' end`
  const first = sql`
    select * from (
      select *, row_number() over (partition by part order by date, time nulls last, kind, id, is_pre) as number,
        count(*) over (partition by part) as total
      from (
        select *, ${part} as part from ${all} as dated
        where ${isOfKnownCase(reader, { id: sql`dated.case_id`, ordinal: sql`dated.case_ordinal` })}) as due) as numbered
    where number <= ${most} limit ${most * parts}`
  const { rows } = await sql<DuePart>`
    select d.*, r.granted, r.is_assignee from (${described(first, officeId)}) as d
    left join case_rights r on r.company_id = ${officeId} and r.user_id = ${userId} and r.case_id = d.case_id
    order by d.date, d.time nulls last, d.kind, d.id, d.is_pre ${keepsPlan}`.execute(db)
  return rows
}
