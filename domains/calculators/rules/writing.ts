/** How amounts, rates and days are written in the sums and explanations of calculators, in both languages. */
import type { CivilDate } from '@mizan/platform/calendar'

export type Language = 'tr' | 'en'

export interface Said {
  tr: string
  en: string
}

const signs: Readonly<Record<string, string>> = { TRY: '₺', EUR: '€', USD: '$', GBP: '£' }

/** The same text in both languages, made for each. */
export const say = (text: (language: Language) => string): Said => ({ tr: text('tr'), en: text('en') })

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
