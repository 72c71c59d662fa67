import { useLanguage } from '@mizan/platform/ui'

const locales = { tr: 'tr-TR', en: 'en-GB' }

/** "Aralık" for `2026-12`. */
export function useMonthName(style: 'long' | 'short'): (month: string) => string {
  const format = new Intl.DateTimeFormat(locales[useLanguage()], { month: style, timeZone: 'UTC' })
  return (month) => format.format(new Date(`${month}-01T00:00:00Z`))
}
