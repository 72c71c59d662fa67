/**
 * Joins the figures that came with the product and the changes that staff has confirmed since. One function does it for
 * the server, the browser and the published examples.
 */
import { addDays } from '@mizan/platform/calendar'
import type { FigureChange } from '../schemas/figure-changes.ts'
import type { FigureRow } from '../schemas/figures.ts'
import type { Figures } from './figures.ts'

type Place = Pick<FigureRow, 'table' | 'validFrom'> & { key?: string | undefined }

const isSamePlace = (one: Place, other: Place): boolean =>
  one.table === other.table && one.key === other.key && one.validFrom === other.validFrom

/** The changes in the order in which they were confirmed. */
export const withChanges = (seeds: Figures, changes: readonly FigureChange[]): Figures =>
  changes.reduce<Figures>(
    (rows, change) => (change.kind === 'add' ? withRow(rows, change.row) : withEnd(rows, change)),
    seeds,
  )

/** A row that begins ends the one before it; one that begins on the same day takes its place. */
function withRow(rows: Figures, added: FigureRow): Figures {
  const isBefore = (row: FigureRow) =>
    row.table === added.table &&
    row.key === added.key &&
    row.validFrom < added.validFrom &&
    (row.validTo === null || row.validTo >= added.validFrom)
  const dayBefore = addDays(added.validFrom, -1)
  const others = rows.filter((row) => !isSamePlace(row, added))
  return [...others.map((row) => (isBefore(row) ? { ...row, validTo: dayBefore } : row)), added]
}

const withEnd = (rows: Figures, change: Extract<FigureChange, { kind: 'end' }>): Figures =>
  rows.map((row) => (isSamePlace(row, change) ? { ...row, validTo: change.validTo } : row))

/** Whether it would end a row that does not exist. */
export const endsNothing = (rows: Figures, change: FigureChange): boolean =>
  change.kind === 'end' && !rows.some((row) => isSamePlace(row, change))
