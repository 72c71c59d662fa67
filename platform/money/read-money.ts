/** Reads amounts as people type them, on screens and in tables. */

type Language = 'tr' | 'en'

/** The mark that groups thousands in a language; it is also the decimal mark of many keypads. */
export const groups = { tr: '.', en: ',' } as const

const groupsOfThree = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/

/** The place of the decimal mark, or -1 if all marks group thousands. */
function decimalMark(typed: string, language: Language): number {
  const last = Math.max(typed.lastIndexOf('.'), typed.lastIndexOf(','))
  if (last < 0) return -1
  const marks = typed.replace(/\d/g, '')
  const isMixed = marks.includes('.') && marks.includes(',')
  if (isMixed) return last
  const isGrouped = groupsOfThree.test(typed) && (marks.length > 1 || typed[last] === groups[language])
  return isGrouped ? -1 : last
}

/**
 * The typed amount as calls take it: `1250.50`. Undefined if it is ambiguous. A point before one or two figures is a
 * decimal mark in Turkish too, because keypads have no comma.
 */
export function readMoney(text: string, language: Language): string | undefined {
  const typed = text.replace(/[\s\p{Cf}]|₺|TL$/giu, '')
  if (!/^\d[\d.,]*$/.test(typed)) return undefined
  const mark = decimalMark(typed, language)
  const whole = mark < 0 ? typed : typed.slice(0, mark)
  const part = mark < 0 ? '' : typed.slice(mark + 1)
  const isWhole = /^\d+$/.test(whole) || (groupsOfThree.test(whole) && !whole.includes(typed[mark] ?? '-'))
  if (!isWhole || !/^\d{0,2}$/.test(part)) return undefined
  const figures = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  return figures.length > 10 ? undefined : `${figures}.${part.padEnd(2, '0')}`
}
