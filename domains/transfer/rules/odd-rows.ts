/** Rows of a table that are no entries: sums below it, and headings that are repeated on each page. */
import { plainHeading } from './headings.ts'

export type OddRow = 'total_row' | 'heading_row'

const total =
  /^(?:(?:genel|ara|alt) )?toplam(?: (?:kayit|adet|sayi))?(?: \d+)?$|^(?:grand |sub ?)?total(?: \d+)?$/

export function oddRow(cells: readonly string[], headings: readonly string[]): OddRow | undefined {
  const filled = cells.flatMap((cell, column) => (cell === '' ? [] : [{ cell: plainHeading(cell), column }]))
  if (total.test(filled[0]?.cell ?? '')) return 'total_row'
  const repeats = filled.every(({ cell, column }) => cell === plainHeading(headings[column] ?? ''))
  return filled.length > 1 && repeats ? 'heading_row' : undefined
}
