/** Days, lengths and articles as the steps write them. */
import { type CivilDate, weekdayOf } from '@mizan/platform/calendar'
import type { Cited } from '../../schemas/answer.ts'
import type { NamedLimit } from '../../schemas/time-limit.ts'
import { type Language, type Said, say, writeDay } from '../writing.ts'

const weekdays = {
  tr: ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const

const units = {
  tr: { day: 'gün', workday: 'iş günü', week: 'hafta', month: 'ay', year: 'yıl' },
  en: { day: 'day', workday: 'working day', week: 'week', month: 'month', year: 'year' },
} as const

/** 07.09.2026 Pazartesi */
export const writeWeekday = (day: CivilDate, language: Language): string =>
  `${writeDay(day, language)} ${weekdays[language][weekdayOf(day) - 1]}`

export const sayWeekday = (day: CivilDate): Said => say((language) => writeWeekday(day, language))

/** As people of the language say it. */
export const nameOf = ({ name, english }: NamedLimit, language: Language): string =>
  language === 'tr' ? name : english.name

/** What begins it. */
export const beginOf = ({ start, english }: NamedLimit, language: Language): string =>
  language === 'tr' ? start : english.start

/** With the Turkish name, which courts use, in every language. */
export const fullNameOf = (limit: NamedLimit, language: Language): string =>
  language === 'tr' ? limit.name : `${limit.english.name} · ${limit.name}`

type Length = Pick<NamedLimit, 'amount' | 'unit'>

/** "2 hafta", "2 weeks" */
export function writeLength({ amount, unit }: Length, language: Language): string {
  const plural = language === 'en' && amount > 1 ? 's' : ''
  return `${amount} ${units[language][unit]}${plural}`
}

/** "HMK m.92/2" */
export const writeCited = ({ law, article }: Cited, language: Language): string =>
  language === 'tr' ? `${law} m.${article}` : `${law}, article ${article}`
