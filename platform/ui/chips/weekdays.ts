/** Days that people name by their weekday: `cuma` is the next one, `haftaya salı` the one of next week. */
import { addDays, type CivilDate, weekdayOf } from '../../calendar/index.ts'

const names = [
  ['pazartesi', 'monday'],
  ['salı', 'sali', 'tuesday'],
  ['çarşamba', 'carsamba', 'wednesday'],
  ['perşembe', 'persembe', 'thursday'],
  ['cuma', 'friday'],
  ['cumartesi', 'saturday'],
  ['pazar', 'sunday'],
] as const
const numbers = new Map(
  names.flatMap((all, at) => all.map((name) => [name.replaceAll('ı', 'i'), at + 1] as const)),
)
const named = /^(?:(haftaya|gelecek|next)\s+)?(\p{L}+)(?:\s+günü)?$/u

/** `text` in small letters. Without a word for next week it is the nearest such day on its side, today left out. */
export function readWeekday(text: string, today: CivilDate, side: 'future' | 'past'): CivilDate | undefined {
  const [, next, name = ''] = named.exec(text) ?? []
  const number = numbers.get(name.replaceAll('ı', 'i'))
  if (number === undefined) return undefined
  const ofThisWeek = addDays(today, number - weekdayOf(today))
  if (next) return addDays(ofThisWeek, 7)
  if (side === 'past') return ofThisWeek < today ? ofThisWeek : addDays(ofThisWeek, -7)
  return ofThisWeek > today ? ofThisWeek : addDays(ofThisWeek, 7)
}
