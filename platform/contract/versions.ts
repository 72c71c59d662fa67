/** Versions of records, by which a change is refused that was made to an older state. */
import { z } from 'zod'

/** The largest whole number that a column of the database takes. */
const most = 2_147_483_647

/** The version that the person had on their screen. */
export const RecordVersion = z.number().int().min(1).max(most)

/** Left out by callers who saw none: their change applies to what stands, and the record says so. */
export const SeenVersion = RecordVersion.optional()
