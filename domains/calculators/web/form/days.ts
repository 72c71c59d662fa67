/** Days as people type them. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { formatDate, type Language } from '@mizan/platform/ui'
import { readDay } from '@mizan/platform/ui/chips'

/** The day that was typed; one without its year lies in the past. Undefined if it cannot be read. */
export const dayOf = (typed: string): string | undefined => readDay(typed, dayInTurkey(new Date()), 'past')

/** A day as its field shows it; other texts stay as they are. */
export const shownDay = (value: string, language: Language): string =>
  dayOf(value) === value ? formatDate(value, language) : value
