/** Names and lengths of time limits as the steps write them. */
import type { NamedLimit } from '../../schemas/time-limit.ts'
import type { Language } from '../writing.ts'

const units = {
  tr: { day: 'gün', workday: 'iş günü', week: 'hafta', month: 'ay', year: 'yıl' },
  en: { day: 'day', workday: 'working day', week: 'week', month: 'month', year: 'year' },
} as const

/** The name as people of the language say it. */
export const nameOf = ({ name, english }: NamedLimit, language: Language): string =>
  language === 'tr' ? name : english.name

/** The event that begins it. */
export const beginOf = ({ start, english }: NamedLimit, language: Language): string =>
  language === 'tr' ? start : english.start

/** The remark on it; empty if there is none. */
export const remarkOf = ({ remark, english }: NamedLimit, language: Language): string =>
  language === 'tr' ? remark : english.remark

/** The name with the Turkish one, which courts use, in every language. */
export const fullNameOf = (limit: NamedLimit, language: Language): string =>
  language === 'tr' ? limit.name : `${limit.english.name} · ${limit.name}`

type Period = Pick<NamedLimit, 'amount' | 'unit'>

/** "2 hafta", "2 weeks" */
export function writePeriod({ amount, unit }: Period, language: Language): string {
  const plural = language === 'en' && amount > 1 ? 's' : ''
  return `${amount} ${units[language][unit]}${plural}`
}
