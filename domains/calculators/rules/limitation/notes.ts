/** Notes on a day of limitation: doubts of the law, and matters that were left out. */
import { addDays, type CivilDate } from '@mizan/platform/calendar'
import { type LimitationNote, limitationNotes } from '../../data/notes/limitation.ts'
import type { Note } from '../../schemas/answer.ts'
import { say, writeDay } from '../writing.ts'
import { inCalendarMonths } from './length.ts'
import { type LimitationRun, type Run, run } from './run.ts'

export const noteOf = (code: LimitationNote, day?: CivilDate): Note => ({
  code,
  says: say((language) =>
    limitationNotes[code][language].replace('{{day}}', day ? writeDay(day, language) : ''),
  ),
})

/** Notes that both calculators share. */
export function notesOfRun(given: Run, ran: LimitationRun): Note[] {
  const { early, late, lastDay } = ran
  const withMonths = given.months % 12 === 0 ? lastDay : run({ ...given, add: inCalendarMonths }).lastDay
  const plainCap = capWithoutStops(given, ran)
  return [
    noteOf('limitation.first_day', addDays(lastDay, -1)),
    noteOf('limitation.holiday'),
    ...(withMonths === lastDay ? [] : [noteOf('limitation.thirty_days', withMonths)]),
    ...early.slice(0, 1).map(({ day }) => noteOf('limitation.early', day)),
    ...late.slice(0, 1).map(({ day }) => noteOf('limitation.late', day)),
    ...(plainCap ? [noteOf('limitation.cap_stands', plainCap)] : []),
  ]
}

/** The last day if suspensions do not move the limit of interruptions; undefined if that changes nothing. */
function capWithoutStops(given: Run, { counted, lastDay }: LimitationRun): CivilDate | undefined {
  if (given.capMonths === undefined || counted.length === 0 || given.stops.length === 0) return undefined
  const { capDay } = run({ ...given, stops: [] })
  return capDay !== undefined && capDay < lastDay ? capDay : undefined
}
