/** Shapes of the calculator of mediators' fees. */
import { z } from 'zod'
import { bases, disputeKeys } from '../data/mediation.ts'
import { common } from './answer.ts'
import { amount, day, whole } from './fields.ts'

export const MediationFeeInput = z.object({
  /** The day on which the mediation ended. */
  date: day,
  dispute: z.enum(disputeKeys).default('commercial'),
  isAgreed: z.boolean().default(true),
  /** Mandatory before a lawsuit; without an agreement two hours are then paid by the Ministry of Justice. */
  isMandatory: z.boolean().default(true),
  basis: z.enum(bases).default('amount'),
  /** Agreed on; of an eviction the rent of a month, of a set rent the difference of a month. */
  amount: amount.optional(),
  hours: whole(1, 1_000).default(1),
  parties: whole(2, 100).default(2),
  mediators: whole(1, 10).default(1),
  /** Disputes of a series. */
  disputes: whole(10, 10_000).default(10),
})
export type MediationFeeInput = z.output<typeof MediationFeeInput>

export const MediationFeeAnswer = z.object({
  /** The fee for all mediators and all disputes together. */
  total: z.string(),
  perMediator: z.string(),
  /** The part that the Ministry of Justice pays. */
  treasury: z.string(),
  /** The share of each party; their sum and the treasury's part are the total. */
  shares: z.array(z.string()),
  ...common,
})
export type MediationFeeAnswer = z.output<typeof MediationFeeAnswer>
