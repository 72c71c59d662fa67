/** Conditions of the port as the engine's filter text. Only integers and checked column names ever enter it. */
import type { Condition, IndexSchema } from '../port.ts'

/** Null if a condition can never hold (an empty list). */
export function filterText(conditions: readonly Condition[], schema: IndexSchema): string | null {
  const parts: string[] = []
  for (const condition of conditions) {
    const { column } = condition
    if (column !== 'id' && !(column in schema.integers)) throw new Error(`Unknown integer column: ${column}`)
    if ('in' in condition) {
      if (condition.in.length === 0) return null
      parts.push(
        condition.in.length === 1
          ? `${column} = ${integer(condition.in[0])}`
          : `${column} IN (${condition.in.map(integer).join(',')})`,
      )
    } else {
      if (condition.from !== undefined) parts.push(`${column} >= ${integer(condition.from)}`)
      if (condition.to !== undefined) parts.push(`${column} <= ${integer(condition.to)}`)
    }
  }
  return parts.join(' AND ')
}

function integer(value: number | undefined): number {
  if (!Number.isInteger(value)) throw new Error(`A condition needs integers, not ${value}`)
  return value as number
}
