/** Shapes of statements, plans of instalments, and totals of the office. */
import { z } from 'zod'
import { mostInstalments } from '../data/limits.ts'
import { aboveZero, Balance, day, id, Money } from './fields.ts'

/** Both days are part of it. */
export const Period = z.object({ startDate: day, endDate: day })
export type Period = z.infer<typeof Period>

/** For a schema that begins with `Period`. */
export function checkPeriod({ startDate, endDate }: Period, context: z.RefinementCtx): void {
  if (endDate < startDate) context.addIssue({ code: 'custom', path: ['endDate'], message: 'field.period' })
}

const ends = { opening: Balance, closing: Balance }

/** The account of fees, and beside it those with money of the client; null where nothing was ever booked. */
export const StatementSums = z.object({
  ...ends,
  services: Money,
  payments: Money,
  advance: z.object({ ...ends, payments: Money, expenses: Money, paidOut: Money }).nullable(),
  trust: z.object({ ...ends, payments: Money, paidOut: Money }).nullable(),
})
export type StatementSums = z.infer<typeof StatementSums>

export const Instalment = z.object({
  instalmentId: z.string(),
  due: z.string(),
  amount: Money,
  /** What the payments of the client leave of it. */
  left: Money,
  state: z.enum(['paid', 'due', 'overdue']),
})
export type Instalment = z.infer<typeof Instalment>

export const InstalmentPlan = z.object({
  items: z.array(Instalment),
  overdue: Money.nullable(),
  /** What payments so far would settle of a new plan, if there is none or the present one is paid; null if nothing. */
  earlier: Money.nullable(),
  may: z.array(z.enum(['set'])),
})
export type InstalmentPlan = z.infer<typeof InstalmentPlan>

export const NewPlan = z.object({
  items: z.array(z.object({ due: day, amount: aboveZero })).max(mostInstalments),
  /** The instalments that the person had before them; the plan of another is not overwritten. */
  before: z.array(id).max(mostInstalments),
  /** Whether the payments that settle the plan before it, or all until now for a first one, settle this one too. */
  countsEarlier: z.boolean().default(true),
})
export type NewPlan = z.output<typeof NewPlan>

const totals = {
  /** Of fees. */
  services: Money,
  payments: Money,
  /** Advances that came in, expenses, and what went back to clients or was moved to fees. */
  advances: Money,
  expenses: Money,
  advancesOut: Money,
  /** Money that came into trust and left it. */
  trustIn: Money,
  trustOut: Money,
}

export const Totals = z.object({ months: z.array(z.object({ month: z.string(), ...totals })), ...totals })
export type Totals = z.infer<typeof Totals>

/** Of clients that are not deleted; what some have paid in advance is not set off against what others owe. */
const Owed = z.object({ amount: Money, clients: z.number().int() })
export const Receivables = z.object({
  /** Of fees. */
  owed: Owed,
  overdue: Owed,
  /** Expenses that no advance covers, what is left of advances, and what is held for others. */
  expenses: Owed,
  advances: Owed,
  trust: Owed,
})
export type Receivables = z.infer<typeof Receivables>
