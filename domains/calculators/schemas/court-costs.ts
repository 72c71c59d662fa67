/** Shapes of the calculators of court fees and of the costs of enforcement. */
import { z } from 'zod'
import { common } from './answer.ts'
import { amount, day, whole } from './fields.ts'

export const courtTiers = ['lower', 'upper'] as const
export const courtSubjects = ['money', 'alimony', 'partition', 'notMoney'] as const

export const CourtFeesInput = z.object({
  date: day,
  /** `lower`: peace and enforcement courts; `upper`: district, administrative and tax courts. */
  tier: z.enum(courtTiers).default('upper'),
  /** For alimony the value is that of a month, for partition the price of the sale. */
  subject: z.enum(courtSubjects).default('money'),
  value: amount.optional(),
  /** Damages for a death or an injury: one twentieth is paid in advance instead of a quarter. */
  isInjury: z.boolean().default(false),
  parties: whole(2, 1_000).default(2),
  hasWitnesses: z.boolean().default(true),
  hasExpert: z.boolean().default(true),
  hasInspection: z.boolean().default(false),
  hasProxy: z.boolean().default(true),
})
export type CourtFeesInput = z.output<typeof CourtFeesInput>

const Line = z.object({ code: z.string(), amount: z.string() })
export type CostLine = z.output<typeof Line>

export const CourtFeesAnswer = z.object({
  /** The payments when the lawsuit is brought. */
  lines: z.array(Line),
  total: z.string(),
  /** The whole fee of the decision if the claim is accepted, and the part that is still due then. */
  decision: z.string(),
  remaining: z.string(),
  /** The fee after a waiver, an acknowledgement or a settlement, at the first hearing and later. */
  settledFirst: z.string(),
  settledLater: z.string(),
  /** The fees of a later appeal. */
  appeal: z.string().optional(),
  finalAppeal: z.string().optional(),
  ...common,
})
export type CourtFeesAnswer = z.output<typeof CourtFeesAnswer>

export const enforcementStages = ['beforeSeizure', 'beforeSale', 'sale', 'salary'] as const

export const EnforcementCostsInput = z.object({
  date: day,
  /** Rests on a judgment; if not, a part of the fee is paid in advance. */
  hasJudgment: z.boolean().default(false),
  amount,
  debtors: whole(1, 1_000).default(1),
  hasProxy: z.boolean().default(true),
  /** When the debt is collected. */
  stage: z.enum(enforcementStages).default('beforeSeizure'),
  /** The creditor waives the enforcement: half of the fee is due, all of it after the sale. */
  isWaived: z.boolean().default(false),
})
export type EnforcementCostsInput = z.output<typeof EnforcementCostsInput>

export const EnforcementCostsAnswer = z.object({
  /** The payments at the start. */
  lines: z.array(Line),
  total: z.string(),
  advance: z.string(),
  collectionFee: z.string(),
  /** The part of the collection fee that is still due once the advance is set off. */
  collectionDue: z.string(),
  prisonFee: z.string(),
  /** The amount that the creditor gets if both fees are taken from the collection. */
  left: z.string(),
  ...common,
})
export type EnforcementCostsAnswer = z.output<typeof EnforcementCostsAnswer>
