/** What has a day in a range, of the cases that the caller may read: all of it, or what a grid of days shows. */
import { namesFor } from '@mizan/identity/server'
import { daysBetween } from '@mizan/platform/calendar'
import { callerOf } from '@mizan/platform/contract'
import { longRangeDays, mostCountedOfDay } from '../../../data/limits.ts'
import type { Calendar, CalendarQuery } from '../../../schemas.ts'
import type { CaseCall, Tx } from '../../call.ts'
import { type DatedOfCase, listCalendar, listFirstOfDays } from '../store/calendar.ts'

const thingsOfOneUnit = 150

export function readCalendar(call: CaseCall, query: CalendarQuery): Promise<Calendar> {
  const { startDate, endDate, perDay } = query
  const isLong = perDay === undefined && daysBetween(startDate, endDate) > longRangeDays
  return isLong
    ? call.parts.longRangeSeats.during(call, () => readRange(call, query))
    : readRange(call, query)
}

function readRange(call: CaseCall, query: CalendarQuery): Promise<Calendar> {
  const { startDate, endDate, kinds, mine, perDay, pageIndex, pageSize } = query
  const caller = callerOf(call)
  return call.office.read(async (tx) => {
    const reader = await call.parts.rights.readerOf(tx, caller)
    const { userId, concerns } = reader
    const person = mine ? ({ userId, cases: 'all', known: concerns } as const) : undefined
    const choice = { from: startDate, until: endDate, withDone: true, person, kinds }
    if (perDay !== undefined) {
      const rows = await listFirstOfDays(tx, reader, { ...choice, perDay, most: mostCountedOfDay })
      const days = new Map(rows.map(({ date, total, is_cut }) => [date, { date, total, isCut: is_cut }]))
      return {
        items: await present(call, tx, rows),
        isComplete: true,
        days: [...days.values()],
      }
    }
    const found = await listCalendar(tx, reader, {
      ...choice,
      most: pageSize + 1,
      skip: pageIndex * pageSize,
    })
    await call.charge(found.length / thingsOfOneUnit)
    const items = await present(call, tx, found.slice(0, pageSize))
    return { items, isComplete: found.length <= pageSize, days: null }
  })
}

async function present(call: CaseCall, tx: Tx, rows: readonly DatedOfCase[]): Promise<Calendar['items']> {
  const named = await namesFor(
    tx,
    call.parts.namesOf,
    rows.map(({ assignee_id }) => assignee_id),
  )
  return rows.map(({ kind, id, title, date, time, room, ...row }) => ({
    ...{ kind, id, title, date, time, room },
    caseId: row.case_id,
    caseNumber: row.case_number,
    caseTitle: row.case_title,
    hearingKind: row.hearing_kind,
    isPreDeadline: row.is_pre,
    isCritical: row.is_critical,
    isDone: row.is_done,
    assignee: row.assignee_id === null ? null : named(row.assignee_id),
    version: row.version,
  }))
}
