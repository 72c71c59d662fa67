/** A call may fail only with codes that its row lists, and with those that every call can fail with. */
import { AppError, isDeclared, type Row } from '../contract/index.ts'

/**
 * Runs the handler of a row. A code that the row does not list is a program error: outside production the call fails
 * with that error, so that a test finds it; in production the caller gets the message of the code.
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
