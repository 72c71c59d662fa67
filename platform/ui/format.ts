/** Numbers and dates as each language writes them. */
import { type Language, useLanguage } from './language.tsx'
import { formatNumber } from './numbers.ts'

export { formatNumber }

/** A civil date `YYYY-MM-DD` as 12.02.2020 in Turkish and 12/02/2020 in English. */
export function formatDate(date: string, language: Language): string {
  const [year, month, day] = date.split('-')
  return [day, month, year].join(language === 'tr' ? '.' : '/')
}

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

export function useFormat() {
  const language = useLanguage()
  return {
    /** An instant as its day, or with hours and minutes. */
    day: (instant: string) => formatDate(localDate(instant), language),
    moment: (instant: string) => `${formatDate(localDate(instant), language)} ${localTime(instant)}`,
    date: (date: string) => formatDate(date, language),
    number: (value: number) => formatNumber(value, language),
  }
}
