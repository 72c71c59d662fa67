/** Limitation of a criminal penalty (Criminal Code, articles 68, 71 and 72). It may begin again any number of times. */
import {
  codeSince,
  penaltyInterruptions,
  penaltyLengths,
  penaltyNames,
  penaltyStarts,
  penaltySuspensions,
} from '../../data/limitation.ts'
import type { LimitationAnswer, PenaltyLimitationInput } from '../../schemas/limitation.ts'
import { requireCalendar } from '../days.ts'
import { Refusal } from '../refusal.ts'
import { inThirtyDays, lengthOf, monthsFor } from './length.ts'
import { noteOf, notesOfRun } from './notes.ts'
import { type Run, run } from './run.ts'
import { limitationSteps } from './steps.ts'
import { joinedStops } from './stops.ts'

/** @throws Refusal for a crime before the code, days in the wrong order, and a suspension that has not ended */
export function calculatePenaltyLimitation(input: PenaltyLimitationInput): LimitationAnswer {
  requireOrder(input)
  const { penalty, age, date, interruptions, suspensions } = input
  const { years, article } = penaltyLengths[penalty]
  const months = monthsFor(years, age)
  const given: Run = {
    start: date,
    months,
    interruptions,
    stops: joinedStops(suspensions),
    add: inThirtyDays,
  }
  const ran = run(given)
  requireCalendar(ran.lastDay)
  return {
    length: lengthOf(months),
    startDay: date,
    capDay: null,
    lastDay: ran.lastDay,
    steps: limitationSteps({
      penalty: penaltyNames[penalty],
      article,
      ofAge: '68/2',
      age,
      whole: 12 * years,
      months,
      start: { name: penaltyStarts[input.start], article: '68/5', day: date },
      ran,
      stops: suspensions,
      names: { interruptions: penaltyInterruptions, suspensions: penaltySuspensions },
    }),
    rows: [],
    notes: [
      ...notesOfRun(given, ran),
      ...(ran.counted.length > 0 ? [noteOf('limitation.anew')] : []),
      ...(input.start === 'interrupted' ? [noteOf('limitation.remaining')] : []),
      noteOf('limitation.heaviest'),
      noteOf('limitation.exceptions_of_penalty'),
      noteOf('limitation.text_of_penalty'),
    ],
  }
}

function requireOrder({ crimeDate, date, interruptions }: PenaltyLimitationInput): void {
  if (crimeDate < codeSince) throw new Refusal('limitation.before_code')
  if (date < crimeDate) throw new Refusal('limitation.start_before_crime')
  const before = interruptions.find(({ day }) => day < date)
  if (before) throw new Refusal('limitation.event_before_start', { day: before.day })
}
