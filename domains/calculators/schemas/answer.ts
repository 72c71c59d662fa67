/** The common answer of every calculator besides its result: its sums, the figures that it used, and notes on both. */
import { z } from 'zod'
import { Said } from './fields.ts'
import { FigureRow } from './figures.ts'

/** The article of a step. */
const CitedArticle = z.object({ law: z.string(), lawNumber: z.string(), article: z.string() })

/** One step as it would be written by hand, with its result. */
export const Step = z.object({
  says: Said,
  result: Said.optional(),
  cites: z.array(CitedArticle).optional(),
})

export const Note = z.object({ code: z.string(), says: Said })

export const common = {
  steps: z.array(Step),
  /** Each dated figure that was used, once. */
  rows: z.array(FigureRow),
  notes: z.array(Note),
}
const Common = z.object(common)

export type Step = z.output<typeof Step>
export type CitedArticle = z.output<typeof CitedArticle>
export type Note = z.output<typeof Note>
export type Common = z.output<typeof Common>
