/** Days as people write them into cells, and as programs leave them there. */
import { addDays, type CivilDate, dateOf, typedDate } from '@mizan/platform/calendar'

const months: readonly string[][] = [
  ['ocak', 'january'],
  ['şubat', 'subat', 'february'],
  ['mart', 'march'],
  ['nisan', 'april'],
  ['mayıs', 'mayis', 'may'],
  ['haziran', 'june'],
  ['temmuz', 'july'],
  ['ağustos', 'agustos', 'august'],
  ['eylül', 'eylul', 'september'],
  ['ekim', 'october'],
  ['kasım', 'kasim', 'november'],
  ['aralık', 'aralik', 'december'],
]

/** From 1; 0 for a word that is no month. Three letters are enough. */
const monthOf = (word: string): number => {
  const [turkish, plain] = [word.toLocaleLowerCase('tr'), word.toLowerCase()]
  return (
    months.findIndex((names) => names.some((name) => name.startsWith(turkish) || name.startsWith(plain))) + 1
  )
}

/** `27` is 2027 and `98` is 1998. */
const yearOf = (text: string): number => {
  const year = Number(text)
  return text.length > 2 ? year : year + (year < 70 ? 2_000 : 1_900)
}

const hour = /[ T]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?Z?$/
const weekday = /[ ,]+\p{L}{4,}$/u
const inWords = /^(\d{1,2})[. -]\s*(\p{L}{3,})\.?[ ,-]\s*(\d{2}|\d{4})$/u
const short = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2})$/
const numbers = /^(\d{1,2})[./\- ](\d{1,2})[./\- ]\d{4}$/
/** Days since 30 December 1899, as workbooks count them: 1954 to 2119. */
const serial = /^[2-7]\d{4}$/

const withoutHour = (cell: string): string => cell.trim().replace(hour, '')

/** `14.12.2026`, `1.2.27`, `14 Aralık 2026`, `14-Ara-26`, `2026-12-14`, `46370`, each with an hour behind it or without. */
export function dayIn(cell: string): CivilDate | undefined {
  const text = withoutHour(cell)
  if (serial.test(text)) return addDays('1899-12-30', Number(text))
  const named = inWords.exec(text) ?? inWords.exec(text.replace(weekday, ''))
  if (named) return dateOf(yearOf(named[3] ?? ''), monthOf(named[2] ?? ''), Number(named[1]))
  const [, day, month, year = ''] = short.exec(text) ?? []
  return day === undefined ? typedDate(text) : dateOf(yearOf(year), Number(month), Number(day))
}

/** Whether the cell has the form of a day, although the calendar may lack it, such as 29 February of most years. */
export function hasFormOfDay(cell: string): boolean {
  const text = withoutHour(cell)
  const month = (numbers.exec(text) ?? short.exec(text))?.[2]
  const word = inWords.exec(text)?.[2]
  return (month !== undefined && Number(month) <= 12) || (word !== undefined && monthOf(word) > 0)
}
