/** A call may fail only with codes that its row lists, and with those that every call can fail with. */
import { AppError, platformErrors, type Row } from '../contract/index.ts'

const ofEveryRow: ReadonlySet<string> = new Set(Object.keys(platformErrors))

/**
 * Runs the handler of a row. A code that the row does not list is a program error: outside production the call fails
 * as one, so that a test finds it; in production the caller gets the message that was meant for them.
 */
export async function failingAsDeclared<T>(
  { name, row, strict }: { name: string; row: Row; strict: boolean },
  work: () => Promise<T> | T,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (strict && error instanceof AppError && !isDeclared(row, error.code))
      throw new Error(`${name} failed with ${error.code}, which its row does not list`, { cause: error })
    throw error
  }
}

const isDeclared = (row: Row, code: string): boolean =>
  ofEveryRow.has(code) || row.errors.some((one) => one === code)
