import { z } from 'zod'

/** The answer of a call that returns nothing but its success. */
export const done = z.object({ done: z.literal(true) })
