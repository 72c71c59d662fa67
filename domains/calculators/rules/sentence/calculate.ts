/** Computes the days of conditional release, probation and the end of a sentence. */
import { addDays, addYears, type CivilDate } from '@mizan/platform/calendar'
import { type SentenceNote, sentenceNotes } from '../../data/notes/sentence.ts'
import { regimeOf, textSince } from '../../data/sentence.ts'
import type { Note, Step } from '../../schemas/answer.ts'
import type { SentenceAnswer, SentenceInput } from '../../schemas/sentence.ts'
import { cite } from '../cite.ts'
import { earlierOf, requireCalendar } from '../days.ts'
import { Refusal } from '../refusal.ts'
import { say, sayWeekday, writeDay } from '../writing.ts'
import { after, type Term } from './length.ts'
import { probationOf } from './probation.ts'
import { requiredOf } from './required.ts'
import { type ServedTime, servedOf } from './served-time.ts'

/** @throws Refusal if the text does not give one day */
export function calculateSentence(input: SentenceInput): SentenceAnswer {
  requireDates(input)
  requireAge(input)
  const required = requiredOf(input)
  const served = servedOf(input, required.length)
  requireCalendar(served.day)
  const endDay = required.term ? endOf(input, required.term) : null
  const supervised = after(served.day, required.length)
  const supervisedUntil = endDay === null ? supervised : earlierOf(supervised, endDay)
  const probation = probationOf(input, served)
  return {
    required: required.length,
    releaseDay: served.day,
    probationDay: probation.day,
    endDay,
    supervisedUntil,
    steps: [
      ...required.steps,
      ...served.steps,
      { says: { tr: 'Koşullu salıverilme', en: 'Conditional release' }, result: sayWeekday(served.day) },
      ...(endDay === null ? [] : [endStep(endDay)]),
      supervisedStep(supervisedUntil),
      ...probation.steps,
    ],
    rows: [],
    notes: [...probation.notes, ...codesOf(input, served)].map(written),
  }
}

function requireDates({ crimeDate, date, served, servedYoung }: SentenceInput): void {
  if (crimeDate < textSince) throw new Refusal('sentence.older_text')
  if (date < crimeDate) throw new Refusal('sentence.before_crime')
  if (servedYoung > served) throw new Refusal('sentence.young_days')
}

function requireAge({ birthDate, crimeDate, group, kind, recidivism }: SentenceInput): void {
  const { of } = regimeOf(group)
  if (of === 'children' && recidivism !== 'none') throw new Refusal('sentence.adults_only')
  if (birthDate === undefined) return
  if (crimeDate < addYears(birthDate, 12)) throw new Refusal('sentence.too_young')
  const isChild = crimeDate < addYears(birthDate, 18)
  if (isChild && (of === 'adults' || recidivism !== 'none')) throw new Refusal('sentence.adults_only')
  if (!isChild && of === 'children') throw new Refusal('sentence.children_only')
  if (isChild && kind !== 'term') throw new Refusal('sentence.children_no_life')
}

/** Days that count double shorten the time to the release alone. */
function endOf({ date, served }: SentenceInput, term: Term): CivilDate {
  const end = addDays(after(date, term), -served)
  if (end < date) throw new Refusal('sentence.longer_than_term')
  return end
}

const endStep = (day: CivilDate): Step => ({
  says: { tr: 'Hak ederek tahliye: cezanın sonu', en: 'End of the term' },
  result: sayWeekday(day),
  cites: [cite('TCK', '61/6')],
})

const supervisedStep = (day: CivilDate): Step => ({
  says: { tr: 'Denetim süresinin sonu', en: 'End of the supervision' },
  result: sayWeekday(day),
  cites: [cite('CGTİHK', '107/6')],
})

interface Coded {
  code: SentenceNote
  day?: CivilDate
  other?: CivilDate
}

function codesOf({ date, served, group, recidivism, kind }: SentenceInput, { day }: ServedTime): Coded[] {
  const codes: readonly (readonly [SentenceNote, boolean])[] = [
    ['sentence.already', served > 0 && day === date],
    ['sentence.good_conduct', true],
    ['sentence.recidivist_supervised', recidivism !== 'none'],
    ['sentence.terror', group === 'terror'],
    ['sentence.organised_more', group === 'organised' && kind === 'term'],
    ['sentence.counting', true],
    ['sentence.left_out', true],
    ['sentence.text', true],
  ]
  return codes.filter(([, holds]) => holds).map(([code]) => ({ code }))
}

const written = ({ code, day, other }: Coded): Note => ({
  code,
  says: say((language) =>
    sentenceNotes[code][language]
      .replace('{{day}}', day ? writeDay(day, language) : '')
      .replace('{{other}}', other ? writeDay(other, language) : ''),
  ),
})
