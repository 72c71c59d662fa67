/** Case and decision numbers: a year and a serial, in either order, with any punctuation. */
import { gapAfter, isNumber, numberAt, type Scan, wordAt } from './scan.ts'

/** `first`/`last` are lexeme indexes. `short` is the number without the chamber part of "2011/7-695". */
export type FileNumber = { text: string; short?: string; first: number; last: number }

const LATEST_YEAR = 2099
const HIGHEST_CHAMBER = 30

export function isYear(value: number): boolean {
  return value >= 1900 && value <= LATEST_YEAR
}

/** A two-digit year of an old Cypriot number; 60 and above belong to the last century. */
export function fullYear(year: number): number {
  if (year >= 100) return year
  return year >= 60 ? 1900 + year : 2000 + year
}

/** "2019/1234" or "2011/7-695" at an index, or a number of the competition board. */
export function fileNumberAt(s: Scan, index: number): FileNumber | undefined {
  const board = boardNumberAt(s, index)
  if (board) return board
  const year = numberAt(s, index)
  if (!isYear(year) || wordAt(s, index).length !== 4) return undefined
  if (!isMoved(s, index) && !isSlash(gapAfter(s, index))) return undefined
  if (!isNumber(s, index + 1) || wordAt(s, index + 1).length > 7) return undefined
  if (isMoved(s, index)) {
    const chamber = numberAt(s, index + 2)
    const inner = numberAt(s, index + 3)
    return { text: `${year}/${chamber}-${inner}`, short: `${year}/${inner}`, first: index, last: index + 3 }
  }
  const serial = numberAt(s, index + 1)
  const prefixed = serial <= HIGHEST_CHAMBER && gapAfter(s, index + 1) === '-' && isNumber(s, index + 2)
  if (!prefixed) return { text: `${year}/${serial}`, first: index, last: index + 1 }
  const inner = numberAt(s, index + 2)
  if (isYear(inner) && isSlash(gapAfter(s, index + 2)))
    return { text: `${year}/${serial}`, first: index, last: index + 1 }
  return { text: `${year}/${serial}-${inner}`, short: `${year}/${inner}`, first: index, last: index + 2 }
}

/** "2019/(19)11-558": a case of chamber 19 that chamber 11 took over. */
function isMoved(s: Scan, index: number): boolean {
  return (
    gapAfter(s, index) === '/(' &&
    gapAfter(s, index + 1) === ')' &&
    gapAfter(s, index + 2) === '-' &&
    isNumber(s, index + 3)
  )
}

/** Whether a word may start a case or decision number. */
export function opensFileNumber({ isNumber, folded }: { isNumber: boolean; folded: string }): boolean {
  return isNumber && (folded.length === 4 || folded.length === 2)
}

const boardNumber = /\d{2}-\d{2}\/\d{1,4}-\s?\d{1,4}(?![\d/-])|(?:19|20)\d{2}-\d{1,2}-\d{3}(?![\d/-])/y

/** The competition board numbers its decisions "26-02/39-19" and its files "2025-5-075", each used as printed. */
function boardNumberAt(s: Scan, index: number): FileNumber | undefined {
  if (gapAfter(s, index) !== '-' || /^[/-]$/.test(gapAfter(s, index - 1))) return undefined
  boardNumber.lastIndex = s.lexemes[index]?.start ?? 0
  const text = boardNumber.exec(s.text)?.[0].replace(/\s/g, '')
  return text ? { text, first: index, last: index + text.split(/[/-]/).length - 1 } : undefined
}

/**
 * "45/2018" or "2/80" at an index, as Northern Cyprus writes them; the result has a four-digit year. "2020/27" is the
 * 27th file of 2020 there too, and not the 2020th of 2027.
 */
export function cypriotNumberAt(s: Scan, index: number): FileNumber | undefined {
  if (!isNumber(s, index) || !isNumber(s, index + 1) || !isSlash(gapAfter(s, index))) return undefined
  const serial = numberAt(s, index)
  const year = numberAt(s, index + 1)
  const digits = wordAt(s, index + 1).length
  if (wordAt(s, index).length > 4 || (digits !== 2 && !(digits === 4 && isYear(year)))) return undefined
  if (isYear(serial) && digits === 2) return undefined
  if (isSlash(gapAfter(s, index + 1)) && isNumber(s, index + 2)) return undefined
  return { text: `${serial}/${fullYear(year)}`, first: index, last: index + 1 }
}

export function isSlash(gap: string): boolean {
  return gap === '/' || gap === ' /' || gap === '/ ' || gap === ' / '
}

/** A civil date at an index ("12.02.2020", "26/1/2022", "12-02-2020"), as YYYY-MM-DD. */
export function dateAt(s: Scan, index: number): { date: string; last: number } | undefined {
  const day = numberAt(s, index)
  const month = numberAt(s, index + 1)
  const year = numberAt(s, index + 2)
  if (!(day >= 1 && day <= 31 && month >= 1 && month <= 12 && isYear(year))) return undefined
  const gap = gapAfter(s, index).trim()
  if (!/^[./-]$/.test(gap) || !/^\s?[./-]\s?$/.test(gapAfter(s, index + 1))) return undefined
  const two = (value: number) => String(value).padStart(2, '0')
  return { date: `${year}-${two(month)}-${two(day)}`, last: index + 2 }
}
