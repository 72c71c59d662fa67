/** The day on which the time in prison is over, with days that are deducted and days that count double. */
import { addDays, addYears, type CivilDate, daysBetween } from '@mizan/platform/calendar'
import type { Step } from '../../schemas/answer.ts'
import type { SentenceInput } from '../../schemas/sentence.ts'
import { cite } from '../cite.ts'
import { say, sayWeekday, writeDays } from '../writing.ts'
import { after, type Term } from './length.ts'

export interface ServedTime {
  day: CivilDate
  /** Days of prison that are needed, before any are deducted. */
  needed: number
  /** Days that count double (article 107/5): deducted days, and coming ones until the convict is fifteen. */
  young: number
  steps: Step[]
}

export function servedOf(input: SentenceInput, required: Term): ServedTime {
  const { date, served, servedYoung } = input
  const plain = after(date, required)
  const needed = daysBetween(date, plain)
  const left = needed - served - servedYoung
  const toCome = daysUntilFifteen(input)
  const lasts = left <= 0 ? 0 : left <= 2 * toCome ? Math.ceil(left / 2) : left - toCome
  const young = servedYoung + toCome
  return { day: addDays(date, lasts), needed, young, steps: stepsOf(input, plain, young) }
}

function daysUntilFifteen({ birthDate, date }: SentenceInput): number {
  if (birthDate === undefined) return 0
  return Math.max(0, daysBetween(date, addYears(birthDate, 15)))
}

function stepsOf({ date, served }: SentenceInput, plain: CivilDate, young: number): Step[] {
  const steps: Step[] = [
    { says: { tr: 'İnfazın başlangıcı', en: 'Enforcement began' }, result: sayWeekday(date) },
    {
      says: {
        tr: 'Kurumda geçirilecek süre (yıl takvimle, ay otuz gün)',
        en: 'Time in prison (years by the calendar, months of thirty days)',
      },
      result: sayWeekday(plain),
      cites: [cite('TCK', '61/6')],
    },
  ]
  if (served > 0)
    steps.push({
      says: { tr: 'Mahsup', en: 'Deducted' },
      result: say((language) => writeDays(served, language)),
      cites: [cite('TCK', '63/1')],
    })
  if (young > 0)
    steps.push({
      says: { tr: 'On beş yaşına kadar bir gün iki sayılır', en: 'Until fifteen a day counts as two' },
      cites: [cite('CGTİHK', '107/5')],
    })
  return steps
}
