import type { Language } from './language.tsx'

/** A civil date `YYYY-MM-DD` as 12.02.2020 in Turkish and 12/02/2020 in English. */
export function formatDate(date: string, language: Language): string {
  const [year, month, day] = date.split('-')
  return [day, month, year].join(language === 'tr' ? '.' : '/')
}
