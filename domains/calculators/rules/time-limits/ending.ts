/** Corrects a counted day: holidays move it to a working day, and the court recess extends it. */
import { addDays, type CivilDate } from '@mizan/platform/calendar'
import type { Step } from '../../schemas/answer.ts'
import type { NamedLimit } from '../../schemas/time-limit.ts'
import { sayWeekday } from '../writing.ts'
import type { Basis } from './bases.ts'
import { extendedDay, extensionOf, isInRecess } from './recess.ts'
import type { FreeDay, WorkingDays } from './working-days.ts'

export interface Ending {
  lastDay: CivilDate
  steps: Step[]
  /** The days that were skipped because nobody works on them. */
  passed: FreeDay[]
  /** The working day on which it would have ended without the recess. */
  withoutRecess: CivilDate
}

export interface EndingRules {
  works: WorkingDays
  basis: Basis | undefined
  isBack: boolean
  /** It runs out on the day itself: as the limitation of crimes and penalties, or by the European convention. */
  fixed: keyof typeof fixedSteps | undefined
  recess: NamedLimit['recess']
  heardInRecess: boolean
}

export function endingOf(counted: CivilDate, rules: EndingRules): Ending {
  if (rules.fixed)
    return { lastDay: counted, steps: [fixedSteps[rules.fixed]], passed: [], withoutRecess: counted }
  const first = onWorkingDay(counted, rules)
  const { recess } = rules
  const ends = isInRecess(counted) || isInRecess(first.day)
  if (recess === 'none' || !ends)
    return { ...first, lastDay: first.day, steps: [first.step, ...noRecess(rules)], withoutRecess: first.day }
  if (rules.heardInRecess)
    return { ...first, lastDay: first.day, steps: [first.step, heard(recess)], withoutRecess: first.day }
  const extended = extendedDay(first.day, recess)
  const second = onWorkingDay(extended, rules)
  const { says, cites } = extensionOf(recess)
  const steps: Step[] = [first.step, { says, result: sayWeekday(extended), cites }, second.step]
  return { lastDay: second.day, steps, passed: second.passed, withoutRecess: first.day }
}

const fixedSteps = {
  limitation: {
    says: {
      tr: 'Zamanaşımı, son gün tatile rastlasa da o gün dolar',
      en: 'Limitation runs out on that day, even if it is a holiday',
    },
  },
  /** European Court of Human Rights, Grand Chamber, Sabri Güneş v. Turkey, 27396/06, 29 June 2012. */
  convention: {
    says: {
      tr: 'Süre, son gün tatile rastlasa da o gün dolar (AİHM Büyük Daire, Sabri Güneş/Türkiye, 27396/06)',
      en: 'It runs out on that day, even if it is a holiday (ECtHR, Grand Chamber, Sabri Güneş v. Turkey, 27396/06)',
    },
    cites: [{ law: 'AİHS', lawNumber: 'AİHS', article: '35/1' }],
  },
} satisfies Record<string, Step>

interface WorkingDay {
  day: CivilDate
  step: Step
  passed: FreeDay[]
}

function onWorkingDay(from: CivilDate, { works, basis, isBack }: EndingRules): WorkingDay {
  const day = works.nearest(from, isBack ? -1 : 1)
  const passed = freeDaysBetween(from, day, works)
  const cites = basis && !isBack ? [basis.holidays] : []
  return {
    day,
    passed,
    step: { says: passed.length === 0 ? working : movedBy(passed, isBack), result: sayWeekday(day), cites },
  }
}

function freeDaysBetween(from: CivilDate, to: CivilDate, works: WorkingDays): FreeDay[] {
  const found: FreeDay[] = []
  const step = to < from ? -1 : 1
  for (let day = from; day !== to; day = addDays(day, step)) {
    const free = works.freeOn(day)
    if (free) found.push(free)
  }
  return found
}

const working = { tr: 'Son gün iş günü', en: 'The last day is a working day' }

function movedBy(passed: readonly FreeDay[], isBack: boolean): Step['says'] {
  const names = (language: 'tr' | 'en') => [...new Set(passed.map(({ name }) => name[language]))].join(', ')
  return {
    tr: `Son gün tatil (${names('tr')}): ${isBack ? 'önceki' : 'izleyen ilk'} iş günü`,
    en: `The last day is free (${names('en')}): ${isBack ? 'the working day before' : 'the next working day'}`,
  }
}

const heard = (recess: Exclude<NamedLimit['recess'], 'none'>): Step => ({
  says: {
    tr: 'Adli tatilde görülen iş: süre uzamaz',
    en: 'The matter is heard during the recess, which extends nothing',
  },
  cites:
    recess === 'hmk'
      ? [{ law: 'HMK', lawNumber: '6100', article: '103' }]
      : extensionOf(recess).cites.slice(0, 1),
})

const noRecess = ({ recess, isBack }: EndingRules): Step[] =>
  recess === 'none' || isBack
    ? []
    : [
        {
          says: { tr: 'Adli tatile rastlamıyor', en: 'It does not end in the court recess' },
          cites: extensionOf(recess).cites.slice(-1),
        },
      ]
