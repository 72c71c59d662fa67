/** The day that a person typed: a whole date, a day and a month, or a word. */
import { addDays, type CivilDate, dateOf, typedDate } from '../../calendar/index.ts'

const words: Readonly<Record<string, number>> = { bugün: 0, today: 0, yarın: 1, tomorrow: 1 }
const dayAndMonth = /^(\d{1,2})[./\- ](\d{1,2})[./]?$/

/** `14.12` is the next such day, today included. Undefined for any other text and for days outside 1900–2099. */
export function readDay(typed: string, today: CivilDate): CivilDate | undefined {
  const text = typed.trim().toLocaleLowerCase('tr')
  const ahead = Object.hasOwn(words, text) ? words[text] : undefined
  const day = ahead === undefined ? (typedDate(text) ?? nextOf(text, today)) : addDays(today, ahead)
  return day && day >= '1900-01-01' && day <= '2099-12-31' ? day : undefined
}

function nextOf(text: string, today: CivilDate): CivilDate | undefined {
  const [day = 0, month = 0] = dayAndMonth.exec(text)?.slice(1).map(Number) ?? []
  const year = Number(today.slice(0, 4))
  // 29 February may be some years away.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const found = dateOf(year + ahead, month, day)
    if (found && found >= today) return found
  }
  return undefined
}
