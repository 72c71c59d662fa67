/** The court recess, from 20 July to 31 August, and how three laws extend what ends in it. */
import type { CivilDate } from '@mizan/platform/calendar'
import type { CitedArticle } from '../../schemas/answer.ts'
import type { NamedLimit } from '../../schemas/time-limit.ts'

type Rule = Exclude<NamedLimit['recess'], 'none'>

interface Extension {
  /** The last day of the extension, in September. */
  until: string
  cites: CitedArticle[]
  says: { tr: string; en: string }
}

const extensions: Readonly<Record<Rule, Extension>> = {
  hmk: {
    until: '09-07',
    cites: ['102', '104'].map((article) => ({ law: 'HMK', lawNumber: '6100', article })),
    says: {
      tr: 'Adli tatile rastlıyor: tatilin bittiği günden bir hafta uzar',
      en: 'It ends in the court recess: extended by a week from the end of the recess',
    },
  },
  iyuk: {
    until: '09-07',
    cites: ['61', '8/3'].map((article) => ({ law: 'İYUK', lawNumber: '2577', article })),
    says: {
      tr: 'Çalışmaya ara vermeye rastlıyor: ara vermenin bitiminden yedi gün uzar',
      en: 'It ends in the recess of the administrative courts: extended by seven days from its end',
    },
  },
  cmk: {
    until: '09-03',
    cites: [{ law: 'CMK', lawNumber: '5271', article: '331/4' }],
    says: {
      tr: 'Adli tatile rastlıyor: tatilin bittiği günden üç gün uzar',
      en: 'It ends in the court recess: extended by three days from the end of the recess',
    },
  },
}

export const isInRecess = (day: CivilDate): boolean => day.slice(5) >= '07-20' && day.slice(5) <= '08-31'

/** Whether any day of the span is in the recess of a year. */
export function touchesRecess(from: CivilDate, to: CivilDate): boolean {
  const year = from.slice(0, 4)
  return from <= `${year}-08-31` ? to >= `${year}-07-20` : to >= `${Number(year) + 1}-07-20`
}

export const extensionOf = (rule: Rule): Extension => extensions[rule]

/** The day to which a time limit that ends in the recess is extended; a holiday may still move it. */
export const extendedDay = (day: CivilDate, rule: Rule): CivilDate =>
  `${day.slice(0, 4)}-${extensions[rule].until}`
