/** Rows of a table that are no entries: sums below it, and headings that are repeated on each page. */
import type { ImportKind } from '../data/kinds.ts'
import { guessMapping, plainHeading } from './headings.ts'

export type OddRow = 'total_row' | 'heading_row' | 'page_row'

const total =
  /^(?:(?:genel|ara|alt) )?toplam(?: (?:kayit|adet|sayi|dosya|dava|muvekkil|tutar)(?: sayisi)?)?(?: \d+(?: \p{L}+)?)?$|^(?:grand |sub ?)?total(?: \d+(?: \p{L}+)?)?$/u

/** `Sayfa 2 / 5` */
const pageNumber = /^(?:sayfa|page) \d+(?: \d+(?: \p{L}+)?)?$/u

export function oddRow(
  kind: ImportKind,
  cells: readonly string[],
  headings: readonly string[],
): OddRow | undefined {
  const filled = cells.flatMap((cell, column) => (cell === '' ? [] : [{ cell: plainHeading(cell), column }]))
  if (total.test(filled[0]?.cell ?? '')) return 'total_row'
  if (filled.length === 1 && pageNumber.test(filled[0]?.cell ?? '')) return 'page_row'
  const repeats = filled.every(({ cell, column }) => cell === plainHeading(headings[column] ?? ''))
  return filled.length > 1 && (repeats || areHeadings(kind, cells)) ? 'heading_row' : undefined
}

/** A second row of headings names fields in other words than the first. */
const areHeadings = (kind: ImportKind, cells: readonly string[]): boolean =>
  guessMapping(kind, cells).every((field, column) => field !== null || (cells[column] ?? '') === '')
