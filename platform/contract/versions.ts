/** Versions of records, by which a change is refused that was made to an older state. */
import { z } from 'zod'

/** The largest whole number that a column of the database takes. */
const most = 2_147_483_647

/** The version that the person had on their screen. */
export const RecordVersion = z.number().int().min(1).max(most)

/** Callers who saw no version leave it out: their change applies to the present state, and the record says so. */
export const SeenVersion = RecordVersion.optional()
