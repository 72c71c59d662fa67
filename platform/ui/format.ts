/** Numbers and dates as each language writes them. */

import { formatDate } from './dates.ts'
import { type Language, useLanguage } from './language.tsx'
import { formatAmount, formatMoney, formatNumber } from './numbers.ts'

export { formatDate, formatNumber }

const locales = { tr: 'tr-TR', en: 'en-GB' }

const spelled = (date: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

const pad = (value: number) => String(value).padStart(2, '0')

/** The civil date of an instant in the reader's time zone, as `YYYY-MM-DD`. */
function localDate(instant: string): string {
  const at = new Date(instant)
  return [at.getFullYear(), pad(at.getMonth() + 1), pad(at.getDate())].join('-')
}

function localTime(instant: string): string {
  const at = new Date(instant)
  return `${pad(at.getHours())}:${pad(at.getMinutes())}`
}

const localClock = (instant: string): string => `${localTime(instant)}:${pad(new Date(instant).getSeconds())}`

export function useFormat() {
  const language = useLanguage()
  return {
    /** An instant as its day, or with hours and minutes. */
    time: localTime,
    /** With seconds. */
    clock: localClock,
    day: (instant: string) => formatDate(localDate(instant), language),
    moment: (instant: string) => `${formatDate(localDate(instant), language)} ${localTime(instant)}`,
    date: (date: string) => formatDate(date, language),
    /** 14 Aralık 2026. */
    longDate: (date: string) => spelled(date, language, { dateStyle: 'long' }),
    /** 14 Aralık 2026 Pazartesi; in English the weekday comes first. */
    fullDate: (date: string) => spelled(date, language, { dateStyle: 'full' }),
    /** 14.12.2026 Pazartesi; in English the weekday comes first. */
    dateAndWeekday: (date: string) => {
      const parts = [formatDate(date, language), spelled(date, language, { weekday: 'long' })]
      return (language === 'en' ? parts.toReversed() : parts).join(' ')
    },
    weekday: (date: string) => spelled(date, language, { weekday: 'long' }),
    shortWeekday: (date: string) => spelled(date, language, { weekday: 'short' }),
    /** 1 Aralık. */
    dayAndMonth: (date: string) => spelled(date, language, { day: 'numeric', month: 'long' }),
    /** Aralık 2026. */
    month: (date: string) => spelled(date, language, { month: 'long', year: 'numeric' }),
    number: (value: number) => formatNumber(value, language),
    /** A decimal text in figures, or with the sign of the lira. */
    amount: (amount: string) => formatAmount(amount, language),
    money: (amount: string) => formatMoney(amount, language),
  }
}
