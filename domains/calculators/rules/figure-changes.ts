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
  changes.reduce<Figures>(changed, seeds)

function changed(rows: Figures, change: FigureChange): Figures {
  if (change.kind === 'end') return withEnd(rows, change)
  return withRow(change.kind === 'replace' ? without(rows, placeOf(change)) : rows, change.row)
}

/** The place of the row that is replaced. */
const placeOf = ({ validFrom, row: { table, key } }: Extract<FigureChange, { kind: 'replace' }>): Place => ({
  table,
  key,
  validFrom,
})

const without = (rows: Figures, place: Place): Figures => rows.filter((row) => !isSamePlace(row, place))

/** A new row ends the one before it; a row that begins on the same day replaces that one. */
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

/** Whether the change would end or replace a row that does not exist. */
export function endsNothing(rows: Figures, change: FigureChange): boolean {
  if (change.kind === 'add') return false
  const place = change.kind === 'replace' ? placeOf(change) : change
  return !rows.some((row) => isSamePlace(row, place))
}
