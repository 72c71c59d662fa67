/** The day that a person typed: a whole date, a day and a month, or a word. */
import { addDays, type CivilDate, dateOf, typedDate } from '../../calendar/index.ts'

const words: Readonly<Record<string, number>> = {
  dün: -1,
  yesterday: -1,
  bugün: 0,
  today: 0,
  yarın: 1,
  tomorrow: 1,
}
const dayAndMonth = /^(\d{1,2})[./\- ](\d{1,2})[./]?$/

/** Where a day without its year lies: a deadline in the future, a payment in the past. */
export type Side = 'future' | 'past'

/**
 * `14.12` is the nearest such day on its side, today included. Undefined for any other text and for days outside
 * 1900–2099.
 */
export function readDay(typed: string, today: CivilDate, side: Side = 'future'): CivilDate | undefined {
  const text = typed.trim().toLocaleLowerCase('tr')
  const ahead = Object.hasOwn(words, text) ? words[text] : undefined
  const day = ahead === undefined ? (typedDate(text) ?? nearestOf(text, today, side)) : addDays(today, ahead)
  return day && day >= '1900-01-01' && day <= '2099-12-31' ? day : undefined
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
