/** Cells of a sheet. A text is always written as a text: one that begins with `=` never becomes a formula. */
import { epochDayOf } from '../calendar/index.ts'

export type Cell = { value: string | number; format?: string; isBold?: true } | null

/** Days from the beginning of the calendar of spreadsheets until 1 January 1970. */
const sheetEpoch = 25_569
/** The number of figures that a number in a sheet holds exactly. */
const exactFigures = 15

export const textCell = (value: string): Cell => ({ value, format: '@' })

export const headingCell = (value: string): Cell => ({ value, format: '@', isBold: true })

/** Before this day the calendar of spreadsheets is off by one: it counts a 29 February 1900, which never was. */
const firstSheetDay = '1900-03-01'

const writtenDay = (date: string): string => date.split('-').reverse().join('.')

/** A civil date, without a time zone; as a text if a spreadsheet would show another day. */
export function dayCell(date: string): Cell {
  if (date < firstSheetDay) return textCell(writtenDay(date))
  return { value: epochDayOf(date) + sheetEpoch, format: 'dd.mm.yyyy' }
}

const dayMs = 86_400_000
/** The clock of Turkey and Northern Cyprus has not changed since 2016. */
const turkishMs = 3 * 3_600_000

/** An instant as the clock in Turkey shows it: cells have no time zone. */
export const momentCell = (instant: string): Cell => ({
  value: (Date.parse(instant) + turkishMs) / dayMs + sheetEpoch,
  format: 'dd.mm.yyyy hh:mm',
})

export const numberCell = (value: number): Cell => ({ value })

/** A decimal text such as `1250.50`, as a number to calculate with; as a text if a number could not hold it. */
export function amountCell(amount: string): Cell {
  if (amount.replace(/\D/g, '').length > exactFigures) return textCell(amount)
  return { value: Number(amount), format: '#,##0.00' }
}
