/** Shapes of the films, which `npm run films` makes of the running product. */
import { z } from 'zod'

export const Film = z.object({
  name: z.enum(['search', 'ask', 'compute', 'case']),
  language: z.enum(['tr', 'en']),
  title: z.string(),
  seconds: z.number(),
  /** The steps of a film, each with its first second. */
  steps: z.array(z.object({ at: z.number(), says: z.string() })),
})
export type Film = z.infer<typeof Film>

export const Films = z.object({ films: z.array(Film) })
