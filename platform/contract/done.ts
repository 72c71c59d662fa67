import { z } from 'zod'

/** Answer of a call that has nothing to say but that its work is done. */
export const done = z.object({ done: z.literal(true) })
