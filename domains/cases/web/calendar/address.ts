/** What the calendar shows, as it is written in its address. */
import { type CivilDate, isDate } from '@mizan/platform/calendar'
import { type CalendarScale, calendarKinds, calendarScales } from '../../data/words.ts'
import type { CalendarKind } from '../../schemas.ts'

/** The person's own days, which their private calendar address has as well, or all that they may read. */
export const calendarScopes = ['mine', 'all'] as const
export type CalendarScope = (typeof calendarScopes)[number]

export interface CalendarAddress {
  scale?: CalendarScale
  /** Without it the calendar begins today. */
  day?: CivilDate
  kinds?: CalendarKind[]
  of?: CalendarScope
}

/** Days that calls accept, with room for the weeks around a month. */
const isShowable = (day: CivilDate) => day >= '1900-03-01' && day <= '2099-10-31'

/** Every value that has another form is left out; all kinds are the same as none named. */
export function readCalendarAddress(raw: Record<string, unknown>): CalendarAddress {
  const given = Array.isArray(raw.kinds) ? raw.kinds : [raw.kinds]
  const kinds = calendarKinds.filter((kind) => given.includes(kind))
  const scale = calendarScales.find((one) => one === raw.scale)
  const scope = calendarScopes.find((one) => one === raw.of)
  const day = typeof raw.day === 'string' && isDate(raw.day) && isShowable(raw.day) ? raw.day : undefined
  return {
    ...(scale && { scale }),
    ...(day && { day }),
    ...(kinds.length > 0 && kinds.length < calendarKinds.length && { kinds }),
    ...(scope && { of: scope }),
  }
}
