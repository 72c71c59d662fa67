/** Days of cases and of their tasks, of which notifications remind people. */
import type { Days, DueThing, Reminders } from '@mizan/notifications/server'
import type { Transaction } from '@mizan/platform/database'
import { mostInCalendar } from '../../data/limits.ts'
import { dateReminders, taskReminders } from '../../data/notification-kinds.ts'
import { reminderKindOf } from '../../rules/reminder-kind.ts'
import type { CalendarKind } from '../../schemas.ts'
import {
  type DatedOfCase,
  listCalendar,
  officesWithDates,
  officesWithTasks,
} from '../calendar/store/calendar.ts'

const thingsOf =
  (kinds: readonly CalendarKind[]): Reminders['things'] =>
  async (tx: Transaction, { officeId, userId, roles }, days: Days) => {
    const person = { userId, cases: 'all' } as const
    const asked = { person, kinds, ...days, withDone: false, most: mostInCalendar }
    return (await listCalendar(tx, { officeId, userId, roles }, asked)).map(thingOf)
  }

/** Of a task its displayed title, of time limits and hearings no text. */
const thingOf = (row: DatedOfCase): DueThing => ({
  subjectId: row.case_id,
  kind: reminderKindOf(row.kind, row.is_critical),
  date: row.date,
  time: row.time,
  details: {
    ...(row.is_pre && { part: 'preDeadline' }),
    ...(row.kind === 'task' && { task: row.title }),
    ...(row.hearing_kind && row.hearing_kind !== 'hearing' && { hearingKind: row.hearing_kind }),
  },
})

export const datesDue: Reminders = {
  kinds: dateReminders,
  offices: officesWithDates,
  things: thingsOf(['hearing', 'limit', 'deadline']),
}

export const tasksDue: Reminders = {
  kinds: taskReminders,
  offices: officesWithTasks,
  things: thingsOf(['task']),
}
