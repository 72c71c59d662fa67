/** Shapes of the calculator of the most that a rent may rise. */
import { z } from 'zod'
import { common } from './answer.ts'
import { amount, day, rate } from './fields.ts'

export const RentIncreaseInput = z.object({
  /** The rent of a month before the rise. */
  rent: amount,
  /** The first day of the new year of the lease. */
  date: day,
  isDwelling: z.boolean().default(true),
  /** The first day of the lease; after five years a court may set the rent. */
  startDate: day.optional(),
  /** The rate in per cent, if no row covers the month, or the contract sets a lower one. */
  ownRate: rate.optional(),
})
export type RentIncreaseInput = z.output<typeof RentIncreaseInput>

export const RentIncreaseAnswer = z.object({
  rate: z.string(),
  increase: z.string(),
  newRent: z.string(),
  ...common,
})
export type RentIncreaseAnswer = z.output<typeof RentIncreaseAnswer>
