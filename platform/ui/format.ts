/** Numbers and dates the way each language writes them. */
import { type Language, useLanguage } from './language.tsx'

const numberFormats = { tr: new Intl.NumberFormat('tr-TR'), en: new Intl.NumberFormat('en-GB') }

export const formatNumber = (value: number, language: Language): string =>
  numberFormats[language].format(value)

/** A civil date `YYYY-MM-DD` as 12.02.2020 in Turkish and 12/02/2020 in English. */
export function formatDate(date: string, language: Language): string {
  const [year, month, day] = date.split('-')
  return [day, month, year].join(language === 'tr' ? '.' : '/')
}

export function useFormat() {
  const language = useLanguage()
  return {
    date: (date: string) => formatDate(date, language),
    number: (value: number) => formatNumber(value, language),
  }
}
