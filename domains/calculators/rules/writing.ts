/** Writes amounts, rates, days and articles in the sums and explanations of calculators, in both languages. */
import { type CivilDate, weekdayOf } from '@mizan/platform/calendar'
import type { CitedArticle } from '../schemas/answer.ts'

export type Language = 'tr' | 'en'

export interface BilingualText {
  tr: string
  en: string
}

const signs: Readonly<Record<string, string>> = { TRY: '₺', EUR: '€', USD: '$', GBP: '£' }

/** Makes a text for each of both languages. */
export const say = (text: (language: Language) => string): BilingualText => ({
  tr: text('tr'),
  en: text('en'),
})

/** `1250.5` as 1.250,50 or 1,250.50; it is never made a number. */
export function writeFigures(amount: string, language: Language): string {
  const [group, mark] = language === 'tr' ? ['.', ','] : [',', '.']
  const [whole = '', part = ''] = amount.replace('-', '').split('.')
  const sign = amount.startsWith('-') ? '-' : ''
  return sign + whole.replace(/\B(?=(?:\d{3})+$)/g, group) + mark + part.padEnd(2, '0')
}

export function writeMoney(amount: string, language: Language, currency = 'TRY'): string {
  const sign = signs[currency] ?? currency
  const figures = writeFigures(amount.replace('-', ''), language)
  const minus = amount.startsWith('-') ? '-' : ''
  return minus + (language === 'tr' ? `${figures} ${sign}` : sign + figures)
}

export function writeDays(days: number, language: Language): string {
  if (language === 'tr') return `${days} gün`
  return days === 1 ? '1 day' : `${days} days`
}

/** Writes `7.595` as binde 7,595 or 7.595 per thousand. */
export const writePermille = (rate: string, language: Language): string =>
  language === 'tr' ? `binde ${rate.replace('.', ',')}` : `${rate} per thousand`

/** `39.75` as %39,75 or 39.75%; zeros at the end are left out. */
export function writePercent(rate: string, language: Language): string {
  const short = rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate
  return language === 'tr' ? `%${short.replace('.', ',')}` : `${short}%`
}

export const writeDay = (day: CivilDate, language: Language): string =>
  day
    .split('-')
    .reverse()
    .join(language === 'tr' ? '.' : '/')

const weekdays = {
  tr: ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const

/** 07.09.2026 Pazartesi */
export const writeWeekday = (day: CivilDate, language: Language): string =>
  `${writeDay(day, language)} ${weekdays[language][weekdayOf(day) - 1]}`

export const sayWeekday = (day: CivilDate): BilingualText => say((language) => writeWeekday(day, language))

/** "HMK m. 92/2" */
export const writeCited = ({ law, article }: CitedArticle, language: Language): string =>
  language === 'tr' ? `${law} m. ${article}` : `${law}, article ${article}`
