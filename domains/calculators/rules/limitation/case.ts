/** Limitation of a criminal case (Criminal Code, articles 66, 67 and 72). */
import { addYears, type CivilDate } from '@mizan/platform/calendar'
import {
  caseInterruptions,
  caseLengths,
  casePenaltyNames,
  caseStarts,
  caseSuspensions,
  codeSince,
} from '../../data/limitation.ts'
import type { Note } from '../../schemas/answer.ts'
import type { CaseLimitationInput, LimitationAnswer } from '../../schemas/limitation.ts'
import { requireCalendar } from '../days.ts'
import { Refusal } from '../refusal.ts'
import { inThirtyDays, lengthOf, monthsFor } from './length.ts'
import { noteOf, notesOfRun } from './notes.ts'
import { type Run, run } from './run.ts'
import { limitationSteps } from './steps.ts'
import { joinedStops } from './stops.ts'

/** @throws Refusal for a crime before the code, days in the wrong order, and a suspension that has not ended */
export function calculateCaseLimitation(input: CaseLimitationInput): LimitationAnswer {
  const { penalty, age, suspensions } = input
  const start = startOf(input)
  requireOrder(input)
  const { years, article } = caseLengths[penalty]
  const months = monthsFor(years, age)
  const capMonths = (months * 3) / 2
  const stops = joinedStops(suspensions)
  const given: Run = {
    start,
    months,
    capMonths,
    interruptions: input.interruptions,
    stops,
    add: inThirtyDays,
  }
  const ran = run(given)
  requireCalendar(ran.lastDay)
  return {
    length: lengthOf(months),
    startDay: start,
    capDay: ran.capDay ?? null,
    lastDay: ran.lastDay,
    steps: limitationSteps({
      penalty: casePenaltyNames[penalty],
      article,
      ofAge: '66/2',
      age,
      whole: 12 * years,
      months,
      start: { name: caseStarts[input.start], article: '66/6', day: start },
      ran,
      capMonths,
      stops: suspensions,
      names: { interruptions: caseInterruptions, suspensions: caseSuspensions },
      anew: '67/3',
    }),
    rows: [],
    notes: [...notesOfRun(given, ran), ...notesOfCase(input)],
  }
}

function startOf({ date, start, victimBirth }: CaseLimitationInput): CivilDate {
  if (date < codeSince) throw new Refusal('limitation.before_code')
  if (start !== 'child') return date
  if (victimBirth === undefined) throw new Refusal('limitation.no_birth')
  const grown = addYears(victimBirth, 18)
  if (date >= grown || date < victimBirth) throw new Refusal('limitation.no_child', { day: grown })
  return grown
}

/** Interruptions of a continuing crime may lie before its last day; those of a crime done at once may not. */
function requireOrder({ start, date, interruptions }: CaseLimitationInput): void {
  if (start === 'continuous' || start === 'chain') return
  const before = interruptions.find(({ day }) => day < date)
  if (before) throw new Refusal('limitation.event_before_start', { day: before.day })
}

function notesOfCase({ age, penalty, start }: CaseLimitationInput): Note[] {
  const isLife = penalty === 'life' || penalty === 'aggravatedLife'
  return [
    ...(age !== 'adult' && isLife ? [noteOf('limitation.child_penalty')] : []),
    ...(start === 'child' ? [noteOf('limitation.birthday')] : []),
    noteOf('limitation.upper_limit'),
    noteOf('limitation.exceptions'),
    noteOf('limitation.text_of_case'),
  ]
}
