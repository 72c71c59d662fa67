/** As which kind of reminder something with a day is told. */
import type { ReminderKind } from '../data/notification-kinds.ts'
import type { CalendarKind } from '../schemas.ts'

const kinds = {
  hearing: 'hearingDue',
  limit: 'limitDue',
  deadline: 'deadlineDue',
  task: 'taskDue',
} as const satisfies Record<CalendarKind, ReminderKind>

/** Only time limits are critical, and these have a kind that nobody can switch off. */
export const reminderKindOf = (kind: CalendarKind, isCritical: boolean): ReminderKind =>
  isCritical ? 'criticalLimitDue' : kinds[kind]
