/** A caller makes the key of what it adds, so it can repeat a call whose answer was lost without adding twice. */
import { isDeepStrictEqual } from 'node:util'
import { AppError } from '../contract/index.ts'
import type { ErrorCode } from '../contract/names.ts'

interface Addition<Answer> {
  /**
   * `add` throws this code if the key has a row. `addOnce` rethrows it if that row is not the one that the call would
   * add.
   */
  taken: ErrorCode
  add: () => Promise<Answer>
  /** Finds what the same call has added before; undefined if there is none, or if it was changed or deleted since. */
  findAdded: () => Promise<Answer | undefined>
}

/**
 * Adds the row, or finds the one that the same call has added before. The refusal of `add` ends its transaction, so the
 * record has one entry and people are notified once.
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

/** Says whether a row has these values. A value that the call left out is undefined and is not compared. */
export const hasValues = <Row extends object>(row: Row, values: Partial<Row>): boolean =>
  Object.entries(values).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(row[name as keyof Row], value),
  )
