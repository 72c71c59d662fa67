/** Things with a day, each with its case, of the cases that a person may read. */
import type { Caller } from '@mizan/platform/contract'
import { sql } from 'kysely'
import { roleLevel } from '../../access.ts'
import type { CalendarKind } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import { type Asked, allDated, type DatedRow, ofCase } from './dated-sources.ts'
import { isOfReadableCase, isOneOfReadableCase } from './lists.ts'

export type Reader = Pick<Caller, 'officeId' | 'userId' | 'roles'>

export interface DatedOfCase extends DatedRow {
  case_number: string
  case_title: string
}

interface Choice extends Omit<Asked, 'officeId' | 'withOverdue'> {
  kinds?: readonly CalendarKind[]
  most: number
}

/** In the order of their days and hours; nothing for somebody whose roles open no case. */
export async function listCalendar(
  { db }: Tx,
  reader: Reader,
  { kinds, most, ...asked }: Choice,
): Promise<DatedOfCase[]> {
  if (kinds?.length === 0 || roleLevel(reader.roles) === 'none') return []
  const all = allDated({ ...asked, officeId: reader.officeId, withOverdue: false }, kinds)
  const isReadable = asked.person ? isOneOfReadableCase : isOfReadableCase
  const order = sql`date, time nulls first, kind, id, is_pre`
  const { rows } = await sql<DatedOfCase>`
    select ${ofCase}, c.case_number, c.display_title as case_title
    from (
      select * from ${all} as dated where ${isReadable(reader, sql`dated.case_id`)}
      order by ${order} limit ${most}) as d
    join cases c on c.id = d.case_id and c.company_id = ${reader.officeId}
    order by d.date, d.time nulls first, d.kind, d.id, d.is_pre`.execute(db)
  return rows
}

/** Offices with anything open that is due within these days. */
export async function officesWithDates({ db }: Tx, days: { from: string; until: string }): Promise<string[]> {
  const { rows } = await sql<{ company_id: string }>`
    select company_id from cases where deleted_at is null and deadline between ${days.from} and ${days.until}
    union select company_id from case_tasks
      where deleted_at is null and state = 'Todo' and deadline between ${days.from} and ${days.until}
    union select company_id from case_hearings where deleted_at is null and date between ${days.from} and ${days.until}
    union select company_id from case_limits where deleted_at is null and state <> 'done'
      and (date between ${days.from} and ${days.until} or pre_deadline between ${days.from} and ${days.until})
    order by company_id`.execute(db)
  return rows.map(({ company_id }) => company_id)
}
