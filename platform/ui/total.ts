/** How many there are, where counting may have stopped before the end. */
import { useFormat } from './format.ts'

export interface Total {
  total: number
  /** There are more than `total`. */
  isCut: boolean
}

export function useTotal(): (counted: Total) => string {
  const format = useFormat()
  return ({ total, isCut }) => (isCut ? `${format.number(total)}+` : format.number(total))
}
