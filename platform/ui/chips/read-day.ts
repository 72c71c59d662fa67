/** The day that a person typed: a whole date, a day and a month, or a word. What was read is shown beside the field. */
import { addDays, type CivilDate, dateOf, typedDate } from '../../calendar/index.ts'
import { readWeekday } from './weekdays.ts'

const words: Readonly<Record<string, number>> = {
  dün: -1,
  yesterday: -1,
  bugün: 0,
  today: 0,
  yarın: 1,
  tomorrow: 1,
}
const months: readonly string[] = [
  'ocak|january',
  'şubat|subat|february',
  'mart|march',
  'nisan|april',
  'mayıs|mayis|may',
  'haziran|june',
  'temmuz|july',
  'ağustos|agustos|august',
  'eylül|eylul|september',
  'ekim|october',
  'kasım|kasim|november',
  'aralık|aralik|december',
]
const monthNames = new Map(
  months.flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const)),
)
const dayAndMonth = /^(\d{1,2})[./\- ](\d{1,2})[./]?$/

/** Where a day without its year lies: a deadline in the future, a payment in the past. */
export type Side = 'future' | 'past'

/**
 * `14.12` is the nearest such day on its side, today included; `cuma` is the nearest one besides today. Undefined for any other text and for days outside
 * 1900–2099.
 */
export function readDay(typed: string, today: CivilDate, side: Side = 'future'): CivilDate | undefined {
  const text = plain(typed)
  const day = dayIn(text, today, side) ?? dayIn(text.replace(until, ''), today, side)
  return day && day >= '1900-01-01' && day <= '2099-12-31' ? day : undefined
}

/** `yarına`, `cumaya kadar`, `salı gününe kadar`. */
const until = /(?:\s+gününe|['’]?y?[ae])(?:\s+kadar)?$/u

function dayIn(text: string, today: CivilDate, side: Side): CivilDate | undefined {
  const ahead = Object.hasOwn(words, text) ? words[text] : undefined
  if (ahead !== undefined) return addDays(today, ahead)
  return (
    typedDate(text) ??
    shortDate(text, today) ??
    nearestOf(text, today, side) ??
    readWeekday(text, today, side)
  )
}

const dayForms: readonly RegExp[] = [
  /^(?<day>0?[1-9]|[1-9]\d)[./\- ](?<month>0?[1-9]|[1-9]\d)(?:[./\- ](?<year>\d{4}|\d{2}))?[./]?$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
]
const leapYear = 2000

/** Whether a text has the form of a day that no calendar has: `31.02.2027`. Without a year, 29 February is a day. */
export function isNoDay(typed: string): boolean {
  const text = plain(typed)
  const parts = dayForms.map((form) => form.exec(text)?.groups).find((found) => found !== undefined)
  if (!parts) return false
  const year = Number(parts.year ?? leapYear)
  return dateOf(year < 100 ? 2000 + year : year, Number(parts.month), Number(parts.day)) === undefined
}

/** Lower case, and `1 ocak 2024` as `1.1.2024`. English words have a dotted `i` also where Turkish lowers `I` to `ı`. */
function plain(typed: string): string {
  const text = typed.trim().toLocaleLowerCase('tr')
  const [, day, name = '', year] = /^(\d{1,2})\.?\s+(\p{L}+)\.?(?:\s+(\d{2}|\d{4}))?$/u.exec(text) ?? []
  const month = monthNames.get(name) ?? monthNames.get(name.replaceAll('ı', 'i'))
  return month ? [day, month, year].filter(Boolean).join('.') : text
}

/** `1.1.24`, `010124` and `01012024`. Two digits of a year mean one up to ten years ahead, or else the last one. */
function shortDate(text: string, today: CivilDate): CivilDate | undefined {
  const parts =
    /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text)
  const [day = 0, month = 0, year = -1] = parts?.slice(1).map(Number) ?? []
  if (year < 0 || year > 99) return dateOf(year, month, day)
  const century = Number(today.slice(0, 2)) * 100
  const isAhead = century + year > Number(today.slice(0, 4)) + 10
  return dateOf(century + year - (isAhead ? 100 : 0), month, day)
}

function nearestOf(text: string, today: CivilDate, side: Side): CivilDate | undefined {
  const [day = 0, month = 0] = dayAndMonth.exec(text)?.slice(1).map(Number) ?? []
  const year = Number(today.slice(0, 4))
  // 29 February may be some years away.
  for (let away = 0; away <= 8; away += 1) {
    const found = dateOf(side === 'future' ? year + away : year - away, month, day)
    if (found && (side === 'future' ? found >= today : found <= today)) return found
  }
  return undefined
}
