/** Adding under a key that the caller has made, so that a call whose answer was lost can be repeated. */
import { isDeepStrictEqual } from 'node:util'
import { AppError } from '../contract/index.ts'
import type { ErrorCode } from '../contract/names.ts'

interface Addition<Answer> {
  /** Thrown by `add` if there is a row with the key, and here if that row is something else. */
  taken: ErrorCode
  add: () => Promise<Answer>
  /** What the same call has added before; undefined if it has not, or if that was changed or deleted since. */
  findAdded: () => Promise<Answer | undefined>
}

/**
 * Adds what is not there yet, or finds what the same call has added before. The refusal ends the transaction of `add`,
 * so that the record has one entry of it and nobody is told twice.
 */
export async function addOnce<Answer>({ taken, add, findAdded }: Addition<Answer>): Promise<Answer> {
  try {
    return await add()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== taken) throw error
    const added = await findAdded()
    if (added === undefined) throw error
    return added
  }
}

/** Whether a row has these values; those that are undefined were left out of the call, and are not compared. */
export const hasValues = <Row extends object>(row: Row, values: Partial<Row>): boolean =>
  Object.entries(values).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(row[name as keyof Row], value),
  )
