/** Conditions on integer columns, checked in memory. */
import type { Columns, Condition } from './port.ts'

/** A test of document ids against one condition, using the columns in memory. */
export function passesCondition(columns: Columns, condition: Condition): (id: number) => boolean {
  const values = columns.integers[condition.column]
  if (!values && condition.column !== 'id') throw new Error(`Unknown integer column: ${condition.column}`)
  const read = (id: number) => (values ? (values[id] as number) : id)
  if ('in' in condition) {
    const wanted = new Set(condition.in)
    return (id) => wanted.has(read(id))
  }
  const { from = -Infinity, to = Infinity } = condition
  return (id) => read(id) >= from && read(id) <= to
}
