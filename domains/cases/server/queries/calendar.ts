/** Everything with a day in a range, of the cases that the caller may read. */
import { namesFor } from '@mizan/identity/server'
import { callerOf } from '@mizan/platform/contract'
import { mostInCalendar } from '../../data/limits.ts'
import type { Calendar, CalendarQuery } from '../../schemas.ts'
import type { CaseCall } from '../call.ts'
import { listCalendar } from '../store/calendar.ts'

export function readCalendar(
  call: CaseCall,
  { startDate, endDate, kinds, mine }: CalendarQuery,
): Promise<Calendar> {
  const range = { from: startDate, until: endDate, withDone: true }
  return call.office.read(async (tx) => {
    const caller = callerOf(call)
    const person = mine ? ({ userId: caller.userId, cases: 'all' } as const) : undefined
    const found = await listCalendar(tx, caller, { ...range, person, kinds, most: mostInCalendar + 1 })
    const rows = found.slice(0, mostInCalendar)
    const named = await namesFor(
      tx,
      call.parts.namesOf,
      rows.map(({ assignee_id }) => assignee_id),
    )
    const items = rows.map(({ kind, id, title, date, time, room, ...row }) => ({
      ...{ kind, id, title, date, time, room },
      caseId: row.case_id,
      caseNumber: row.case_number,
      caseTitle: row.case_title,
      isPreDeadline: row.is_pre,
      isCritical: row.is_critical,
      isDone: row.is_done,
      assignee: row.assignee_id === null ? null : named(row.assignee_id),
      version: row.version,
    }))
    return { items, isComplete: found.length <= mostInCalendar }
  })
}
