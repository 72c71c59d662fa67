/** Reads what people write into cells. */
import { typedDate } from '@mizan/platform/calendar'

/** One line without double spaces; an empty cell is undefined. */
export function lineIn(cell: string): string | undefined {
  const line = cell.replace(/\s+/g, ' ').trim()
  return line === '' ? undefined : line
}

/** Several values in one cell. */
export const valuesIn = (cell: string, separator: RegExp): string[] =>
  cell
    .split(separator)
    .map((value) => value.trim())
    .filter((value) => value !== '')

/** `14.12.2026`, `14/12/2026`, `2026-12-14`, each with an hour behind it or without. */
export const dayIn = (cell: string): string | undefined =>
  typedDate(cell.trim().replace(/[ T]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?Z?$/, ''))
