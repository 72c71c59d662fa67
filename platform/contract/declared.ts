import { platformErrors } from './errors.ts'
import type { Row } from './rows.ts'

const ofEveryRow: ReadonlySet<string> = new Set(Object.keys(platformErrors))

/** Whether a call of the row may fail with the code: one that the row lists, or one that every call may fail with. */
export const isDeclared = (row: Row, code: string): boolean =>
  ofEveryRow.has(code) || row.errors.some((one) => one === code)
