/** The day from which probation may begin by time alone (law 5275, article 105/A), if the text gives one day. */
import { addDays, addYears, type CivilDate } from '@mizan/platform/calendar'
import type { SentenceNote } from '../../data/notes/sentence.ts'
import { earlierProbationUntil, law7550, probations } from '../../data/sentence.ts'
import type { Step } from '../../schemas/answer.ts'
import type { SentenceInput } from '../../schemas/sentence.ts'
import { cite } from '../cite.ts'
import { laterOf } from '../days.ts'
import { say, sayWeekday } from '../writing.ts'
import type { ServedTime } from './served-time.ts'

export interface Probation {
  day: CivilDate | null
  steps: Step[]
  notes: readonly { code: SentenceNote; day?: CivilDate; other?: CivilDate }[]
}

const none = (code: SentenceNote, days: { day?: CivilDate; other?: CivilDate } = {}): Probation => ({
  day: null,
  steps: [],
  notes: [{ code, ...days }],
})

export function probationOf(input: SentenceInput, served: ServedTime): Probation {
  const { crimeDate, date, probation } = input
  if (crimeDate <= earlierProbationUntil) return none('sentence.probation_older')
  if (crimeDate === law7550) return none('sentence.probation_change_day')
  const { years, article } = probations[probation]
  const byYears = laterOf(date, addYears(served.day, -years))
  const step: Step = {
    says: say((language) =>
      language === 'tr'
        ? `Denetimli serbestlik: koşullu salıverilmeye ${years} yıl kala`
        : `Probation: ${years} year${years > 1 ? 's' : ''} before the release`,
    ),
    result: sayWeekday(byYears),
    cites: [cite('CGTİHK', article)],
  }
  if (crimeDate < law7550) return given(byYears, [step, notYet], served, ['sentence.probation_conditions'])
  return withTenth(input, served, byYears, step)
}

const notYet: Step = {
  says: {
    tr: 'Onda bir şartı, 7550 sayılı Kanundan önceki suçlarda aranmaz',
    en: 'The tenth does not apply to crimes before law 7550',
  },
  cites: [cite('CGTİHK', 'Geçici 11/1')],
}

/** At least a tenth of the needed days, and no less than five. */
const tenthOf = (days: number): number => Math.max(5, Math.ceil(days / 10))

function withTenth(input: SentenceInput, served: ServedTime, byYears: CivilDate, step: Step): Probation {
  if (served.young > 0) return none('sentence.probation_young')
  const tenth = tenthOf(served.needed)
  const counting = laterOf(byYears, addDays(input.date, Math.max(0, tenth - input.served)))
  const left = Math.max(0, served.needed - input.served)
  const notCounting = laterOf(byYears, addDays(input.date, tenthOf(left)))
  if (counting !== notCounting)
    return none('sentence.probation_readings', { day: counting, other: notCounting })
  const spent: Step = {
    says: say((language) =>
      language === 'tr'
        ? `Kurumda en az onda bir ve beş gün: ${tenth} gün`
        : `A tenth in prison, at least five days: ${tenth} days`,
    ),
    result: sayWeekday(counting),
    cites: [cite('CGTİHK', '105/A/1')],
  }
  return given(counting, [step, spent], served, ['sentence.probation_conditions', 'sentence.tenth'])
}

function given(day: CivilDate, steps: Step[], served: ServedTime, codes: readonly SentenceNote[]): Probation {
  if (day >= served.day) return none('sentence.probation_none')
  return { day, steps, notes: codes.map((code) => ({ code })) }
}
