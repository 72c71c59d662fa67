/** Rows that were read one by one, before what they name is looked up. */
import type { RowReader } from './cells.ts'

/** A row that was read by itself. */
export interface Draft<Value> {
  row: number
  reader: RowReader
  value: Value
}

/** Says of each value after the first equal one in which row the first is. */
export function repeated<Value>(
  drafts: readonly Draft<Value>[],
  keyOf: (value: Value) => string | undefined,
): Map<number, number> {
  const first = new Map<string, number>()
  const found = new Map<number, number>()
  for (const { row, value } of drafts) {
    const key = keyOf(value)
    if (key === undefined) continue
    const before = first.get(key)
    if (before === undefined) first.set(key, row)
    else found.set(row, before)
  }
  return found
}
