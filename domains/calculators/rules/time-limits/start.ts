/** The day from which a time limit is counted: the law may fix another day for the service of a paper. */
import { addDays, type CivilDate, dateOf } from '@mizan/platform/calendar'
import type { CitedArticle, Step } from '../../schemas/answer.ts'
import type { NamedLimit, TimeLimitInput } from '../../schemas/time-limit.ts'
import { type Language, say, sayWeekday, writeWeekday } from '../writing.ts'
import { beginOf } from './words.ts'

interface Service {
  /** Days from the act to the day on which it counts as served. */
  days: number
  says: { tr: string; en: string }
  cites: CitedArticle[]
}

const notifications = (article: string): CitedArticle => ({ law: 'TebK', lawNumber: '7201', article })

const services: Readonly<Record<TimeLimitInput['service'], Service>> = {
  direct: { days: 0, says: { tr: 'Başlangıç', en: 'Start' }, cites: [] },
  electronic: {
    days: 5,
    says: {
      tr: 'Elektronik adrese ulaştığı günü izleyen beşinci günün sonunda tebliğ edilmiş sayılır',
      en: 'Counts as served at the end of the fifth day after it reached the electronic address',
    },
    cites: [notifications('7/a')],
  },
  door: {
    days: 0,
    says: {
      tr: 'İhbarnamenin kapıya yapıştırıldığı gün tebliğ günüdür',
      en: 'Served on the day on which the note was put on the door',
    },
    cites: [notifications('21')],
  },
  announcement: {
    days: 7,
    says: {
      tr: 'Son ilandan yedi gün sonra tebliğ edilmiş sayılır',
      en: 'Counts as served seven days after the last announcement',
    },
    cites: [notifications('31')],
  },
  hearing: {
    days: 0,
    says: { tr: 'Karar duruşmada tefhim edildi', en: 'The decision was pronounced in court' },
    cites: [{ law: 'HMK', lawNumber: '6100', article: '91' }],
  },
}

export interface Start {
  day: CivilDate
  steps: Step[]
}

/** The day that does not count itself. */
export function startOf({ date, service }: TimeLimitInput, limit: NamedLimit | undefined): Start {
  const { days, says, cites } = services[service]
  const day = addDays(date, days)
  const what = (language: Language) => (limit && service === 'direct' ? ` (${beginOf(limit, language)})` : '')
  const served: Step = {
    says: say(
      (language) =>
        `${says[language]}${what(language)}${days > 0 ? `: ${writeWeekday(date, language)}` : ''}`,
    ),
    result: sayWeekday(day),
    cites,
  }
  if (!limit?.counting.includes('nextYear')) return { day, steps: [served] }
  const year = Number(day.slice(0, 4))
  const end = dateOf(year, 12, 31) ?? day
  return { day: end, steps: [served, fromNextYear(limit, addDays(end, 1))] }
}

const fromNextYear = ({ law, lawNumber, article }: NamedLimit, first: CivilDate): Step => ({
  says: {
    tr: 'Süre, izleyen takvim yılının ilk günü başlar',
    en: 'It begins on the first day of the next calendar year',
  },
  result: sayWeekday(first),
  cites: [{ law, lawNumber, article }],
})
