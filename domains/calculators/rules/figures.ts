/** Looks dated figures up. A day that no row covers is refused; nothing is ever guessed. */
import { addDays, type CivilDate } from '@mizan/platform/calendar'
import type { FigureRow, FigureTable } from '../schemas/figures.ts'
import { Refusal } from './refusal.ts'

/** All valid rows, in any order. */
export type Figures = readonly FigureRow[]

interface FigureQuery {
  table: FigureTable
  key?: string | undefined
}

const isWanted = ({ table, key }: FigureQuery, row: FigureRow): boolean =>
  row.table === table && row.key === key

const holdsOn = ({ validFrom, validTo }: FigureRow, day: CivilDate): boolean =>
  validFrom <= day && (validTo === null || day <= validTo)

export const findRowOn = (figures: Figures, { day, ...wanted }: FigureQuery & { day: CivilDate }) =>
  figures.find((row) => isWanted(wanted, row) && holdsOn(row, day))

/** @throws Refusal `calculators.no_figure` */
export function rowOn(figures: Figures, wanted: FigureQuery & { day: CivilDate }): FigureRow {
  const row = findRowOn(figures, wanted)
  if (!row) throw new Refusal('calculators.no_figure', { day: wanted.day, table: wanted.table })
  return row
}

/** The rows of a table that hold on that day, such as its brackets or courts, in their order. */
export const rowsOn = (figures: Figures, { table, day }: { table: FigureTable; day: CivilDate }) =>
  figures.filter((row) => row.table === table && holdsOn(row, day))

export interface Stretch {
  /** First and last day. */
  from: CivilDate
  to: CivilDate
  row: FigureRow
}

/** The rows of all days from the first to the last, which both count. @throws Refusal `calculators.no_figure` */
export function rowsWithin(
  figures: Figures,
  { from, to, ...wanted }: FigureQuery & { from: CivilDate; to: CivilDate },
): Stretch[] {
  const found: Stretch[] = []
  for (let day = from; day <= to; ) {
    const row = rowOn(figures, { ...wanted, day })
    const last = row.validTo === null || row.validTo > to ? to : row.validTo
    found.push({ from: day, to: last, row })
    day = addDays(last, 1)
  }
  return found
}
