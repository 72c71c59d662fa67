/** Shapes of the interest calculator. */
import { z } from 'zod'
import { currencies, interestKinds, interestModes } from '../data/interest.ts'
import { common } from './answer.ts'
import { amount, amountOrZero, day, rate } from './fields.ts'

const InterestKind = z.enum(interestKinds)
export type InterestKind = z.output<typeof InterestKind>

export const InterestInput = z.object({
  /** `commercial` is the advance rate; `table` takes the rates from `rates`. */
  kind: InterestKind,
  currency: z.enum(currencies).default('TRY'),
  /** For the advance rate: by half-years, as the law says, or from each day on which it changed. */
  mode: z.enum(interestModes).default('halfYear'),
  claims: z
    .array(z.object({ amount, startDate: day }))
    .min(1)
    .max(50),
  endDate: day,
  payments: z
    .array(z.object({ amount, date: day }))
    .max(100)
    .default([]),
  /** Costs, which payments are set off against before interest and principal. */
  costs: amountOrZero.default('0.00'),
  /** The rate in percent a year, for `contractual`. */
  rate: rate.optional(),
  /** For `table`: each rate holds from its day on. */
  rates: z
    .array(z.object({ from: day, rate }))
    .max(200)
    .default([]),
})
export type InterestInput = z.output<typeof InterestInput>

const Slice = z.object({
  /** The number of the claim, from 0. */
  claim: z.number().int(),
  /** The first day that does not count any more, and the last one that does. */
  from: day,
  to: day,
  days: z.number().int(),
  principal: z.string(),
  rate: z.string(),
  interest: z.string(),
})
export type InterestSlice = z.output<typeof Slice>

const SetOff = z.object({
  date: day,
  amount: z.string(),
  costs: z.string(),
  interest: z.string(),
  principal: z.string(),
  surplus: z.string(),
})
export type SetOff = z.output<typeof SetOff>

export const InterestAnswer = z.object({
  currency: z.enum(currencies),
  /** The principal of all claims together. */
  principal: z.string(),
  days: z.number().int(),
  /** All interest of the period, whether paid or not. */
  interest: z.string(),
  paid: z.string(),
  /** The amount still owed at the end, and its parts. */
  total: z.string(),
  owed: z.object({ costs: z.string(), interest: z.string(), principal: z.string() }),
  /** The amount by which payments exceeded the debt. */
  surplus: z.string(),
  slices: z.array(Slice),
  payments: z.array(SetOff),
  ...common,
})
export type InterestAnswer = z.output<typeof InterestAnswer>
