/** Notes on a last day: doubts of the law, and matters that were left out. */
import { addDays, type CivilDate } from '@mizan/platform/calendar'
import { notCompared } from '../../data/limits.ts'
import { changesKnownFrom } from '../../data/limits-changed.ts'
import { type TimeLimitNote, timeLimitNotes } from '../../data/notes/time-limits.ts'
import type { Note } from '../../schemas/answer.ts'
import type { NamedLimit, TimeLimitInput } from '../../schemas/time-limit.ts'
import { writeDay } from '../writing.ts'
import { changeSince } from './changes.ts'
import type { Period } from './count.ts'
import type { Ending, EndingRules } from './ending.ts'
import { isInRecess, touchesRecess } from './recess.ts'
import { isExpected } from './working-days.ts'

export interface NoteFacts {
  input: TimeLimitInput
  limit: NamedLimit | undefined
  startDay: CivilDate
  counted: CivilDate
  length: Period
  rules: EndingRules
  ending: Ending
  /** For working days: the last day if Saturdays count. */
  withSaturdays: CivilDate
}

export function notesOf(known: NoteFacts): Note[] {
  const holds: Record<TimeLimitNote, boolean> = {
    ...holdsOfRule(known),
    ...holdsOfRecess(known),
    ...holdsOfDays(known),
  }
  const codes = Object.keys(holds) as TimeLimitNote[]
  return codes.filter((code) => holds[code]).map((code) => noteOf(code, known))
}

function holdsOfRule({ input, limit, ending, counted }: NoteFacts) {
  const moved = ending.withoutRecess !== counted
  const isChanged = limit !== undefined && changeSince(limit.id, input.date) !== undefined
  return {
    'limits.changed_since': isChanged,
    'limits.present_text': limit !== undefined && !isChanged && input.date < changesKnownFrom,
    'limits.kktc': input.country === 'kktc',
    'limits.own_rule': input.country === 'turkey' && !limit,
    'limits.unchecked_text': limit !== undefined && notCompared.has(limit.id),
    'limits.safe_day': limit !== undefined && limit.kind !== 'procedural' && moved,
    'limits.interruption': limit?.kind === 'limitation',
    'limits.criminal_limitation': limit?.kind === 'limitation' && limit.lawNumber === '5237',
    'limits.electronic': input.service === 'electronic',
    'limits.announcement': input.service === 'announcement',
    'limits.hearing': input.service === 'hearing' && limit !== undefined && !/tefhim/i.test(limit.start),
    'limits.electronic_act': input.country === 'turkey' && limit?.kind === 'procedural',
  }
}

function holdsOfRecess({ startDay, counted, rules, ending, limit }: NoteFacts) {
  const { recess, heardInRecess, isBack } = rules
  const isExtended = ending.lastDay > ending.withoutRecess
  const endsInRecess = !isBack && isInRecess(ending.lastDay)
  const isPlain = recess === 'none' && endsInRecess && limit?.kind !== 'limitation' && limit !== undefined
  return {
    'limits.moved_into_recess': isExtended && !isInRecess(counted),
    'limits.moved_out_of_recess': isExtended && !isInRecess(ending.withoutRecess),
    'limits.hmk_103': recess === 'hmk' && isExtended,
    'limits.cmk_recess': recess === 'cmk' && !heardInRecess && touchesRecess(startDay, counted),
    'limits.cmk_detained': recess === 'cmk' && isExtended,
    'limits.iyuk_recess': recess === 'iyuk' && isExtended,
    'limits.iyuk_courts': recess === 'iyuk' && isExtended,
    'limits.own_law_recess': isPlain && limit.lawNumber !== '2004',
    'limits.enforcement_recess': isPlain && limit.lawNumber === '2004',
  }
}

function holdsOfDays({ counted, length, rules, ending, withSaturdays }: NoteFacts) {
  const { works, isBack, fixed } = rules
  const near = [-1, 0, 1].map((step) => works.freeOn(addDays(ending.lastDay, step)))
  const free = [...near, ...ending.passed].filter((one) => one !== undefined)
  return {
    'limits.half_day': works.freeOn(ending.lastDay)?.isHalf === true,
    'limits.expected_feast': free.some(isExpected),
    'limits.feasts_unknown': !fixed && !works.knowsFeastsOf(ending.lastDay),
    'limits.back': isBack && ending.lastDay !== counted,
    'limits.saturday': length.unit === 'workday' && withSaturdays !== ending.lastDay,
  }
}

function noteOf(code: TimeLimitNote, known: NoteFacts): Note {
  const change = known.limit && changeSince(known.limit.id, known.input.date)
  const says = (language: 'tr' | 'en') =>
    timeLimitNotes[code][language]
      .replaceAll('{{day}}', writeDay(dayOf(code, known), language))
      .replace('{{year}}', known.ending.lastDay.slice(0, 4))
      .replace('{{start}}', known.limit?.start ?? '')
      .replace('{{law}}', change?.law ?? '')
      .replace('{{article}}', change?.article ?? '')
      .replace('{{accepted}}', change ? writeDay(change.acceptedOn, language) : '')
  return { code, says: { tr: says('tr'), en: says('en') } }
}

/** The day that the note is about. */
function dayOf(code: TimeLimitNote, { counted, ending, rules, withSaturdays }: NoteFacts): CivilDate {
  if (code === 'limits.saturday') return withSaturdays
  if (code === 'limits.safe_day') return rules.works.nearest(counted, -1)
  if (code === 'limits.moved_into_recess') return counted
  return ending.withoutRecess
}
