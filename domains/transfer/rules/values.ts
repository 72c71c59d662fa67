/** Reads what people write into cells. */
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
