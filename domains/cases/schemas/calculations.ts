/** Shapes of the calculation that a time limit comes from. */
import { z } from 'zod'

/** Row and body of a calculator that answers a last day, and the screen that shows the same sum again. */
export const NewCalculation = z.object({
  calculator: z.string().max(60),
  input: z.record(z.string().max(60), z.json()),
  address: z
    .string()
    .max(2_000)
    .regex(/^\/calculators\/[a-z-]+(\?\S*)?$/),
})
export type NewCalculation = z.output<typeof NewCalculation>

/** As it is kept: also what it gave, and from which figures. */
export const Calculation = NewCalculation.extend({
  lastDay: z.string(),
  /** The dated figures that were used, as they were then. */
  rows: z.array(z.record(z.string(), z.json())),
})
export type Calculation = z.output<typeof Calculation>

export const ShownCalculation = Calculation.extend({
  /** What it gives since holidays or rules have changed; null while that is the same. */
  lastDayNow: z.string().nullable(),
})
export type ShownCalculation = z.output<typeof ShownCalculation>
