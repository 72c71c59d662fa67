/** Shapes of the calculator of attorney fees. */
import { z } from 'zod'
import { courtKeys, feeItemKeys } from '../data/fee-items.ts'
import { enforcementKinds } from '../rules/attorney-fee/elsewhere.ts'
import { claimKinds, endings } from '../rules/attorney-fee/lawsuit.ts'
import { common } from './answer.ts'
import { amount, amountOrZero, day, whole } from './fields.ts'

export const feeMatters = ['lawsuit', 'enforcement', 'mediation', 'settlement', 'insurance', 'item'] as const

export const AttorneyFeeInput = z.object({
  matter: z.enum(feeMatters).default('lawsuit'),
  /** The day of the judgment, or on which the help was completed. */
  date: day,
  court: z.enum(courtKeys).default('district'),
  claim: z.enum(claimKinds).default('debt'),
  /** The claim of a lawsuit or an arbitration; for alimony, rent and eviction by the month. */
  claimed: amount.optional(),
  /** The accepted part; all of `claimed` if it is left out. */
  accepted: amountOrZero.optional(),
  ending: z.enum(endings).default('judgment'),
  /** Lawsuits of a series. */
  files: whole(1, 100_000).default(1),
  /** Whether a case follower did the work instead of a lawyer. */
  isAgent: z.boolean().default(false),
  enforcementKind: z.enum(enforcementKinds).default('money'),
  /**
   * The amount of an enforcement or a mediation. Without it, all of `claimed`; a mediation with neither is not about
   * money.
   */
  amount: amount.optional(),
  /** The principal; all of `amount` if it is left out. */
  principal: amount.optional(),
  isPaidInTime: z.boolean().default(false),
  isAgreed: z.boolean().default(true),
  /** The item of `matter` `item`. */
  item: z.enum(feeItemKeys).default('consultation'),
  hours: whole(1, 1_000).default(1),
  /** For a criminal fine: the fee is not above it. */
  fine: amount.optional(),
})
export type AttorneyFeeInput = z.output<typeof AttorneyFeeInput>

const Fee = z.object({
  /** `lawyer`: the minimum between lawyer and client; `winner`: the side that wins. */
  side: z.enum(['claimant', 'defendant', 'winner', 'lawyer']),
  base: z.string().optional(),
  fee: z.string(),
  /** The fee for all files of a series together. */
  total: z.string(),
  /** The most that a court can award. */
  most: z.string().optional(),
})
export type AttorneyFee = z.output<typeof Fee>

export const AttorneyFeeAnswer = z.object({
  fees: z.array(Fee),
  ...common,
})
export type AttorneyFeeAnswer = z.output<typeof AttorneyFeeAnswer>
