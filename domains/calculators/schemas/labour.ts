/** Shapes of the calculators of labour law. */
import { z } from 'zod'
import { common } from './answer.ts'
import { amount, amountOrZero, day, hours, oneOf, whole } from './fields.ts'

const Service = z.object({ years: z.number().int(), months: z.number().int(), days: z.number().int() })
const Paid = z.object({ gross: z.string(), incomeTax: z.string(), stampDuty: z.string(), net: z.string() })

export const SeveranceInput = z.object({
  startDate: day,
  /** The last day of employment. */
  endDate: day,
  /** Gross pay of a month. */
  pay: amount,
  /** Benefits of a month that are worth money, such as meals, transport and the twelfth part of bonuses. */
  benefits: amountOrZero.default('0.00'),
  hasSeverance: z.boolean().default(true),
  /** Compensation in place of notice is due. */
  hasNotice: z.boolean().default(true),
  /** The amount of this year's wages taxed so far. */
  taxedBefore: amountOrZero.default('0.00'),
})
export type SeveranceInput = z.output<typeof SeveranceInput>

export const SeveranceAnswer = z.object({
  service: Service,
  /** The monthly pay and benefits, and the part that counts for severance. */
  monthly: z.string(),
  counted: z.string(),
  severance: Paid,
  noticeWeeks: z.number().int(),
  notice: Paid,
  /** Both payments together, net. */
  total: z.string(),
  ...common,
})
export type SeveranceAnswer = z.output<typeof SeveranceAnswer>

export const LeaveInput = z.object({
  startDate: day,
  /** The day up to which leave is counted; the last day of employment if it has ended. */
  endDate: day,
  birthDate: day.optional(),
  isUnderground: z.boolean().default(false),
  usedDays: whole(0, 2_000).default(0),
  /** Gross pay of a month; without it only days are counted. */
  pay: amount.optional(),
  taxedBefore: amountOrZero.default('0.00'),
})
export type LeaveInput = z.output<typeof LeaveInput>

export const LeaveAnswer = z.object({
  service: Service,
  /** The days that each completed year earned. */
  years: z.array(z.object({ earnedOn: day, days: z.number().int() })),
  earnedDays: z.number().int(),
  leftDays: z.number().int(),
  pay: Paid.extend({ contributions: z.string() }).optional(),
  ...common,
})
export type LeaveAnswer = z.output<typeof LeaveAnswer>

export const OvertimeInput = z.object({
  date: day,
  /** Gross pay of a month. */
  pay: amount,
  /** Hours above forty-five a week. */
  hours: hours.default('0'),
  /** Hours above the agreed week and up to forty-five. */
  extraHours: hours.default('0'),
  /** Hours above thirty-seven and a half in mines below ground. */
  undergroundHours: hours.default('0'),
  /** The deduction by a court for absences, in per cent. */
  reduction: oneOf(['0', '10', '20', '25', '30', '33', '35', '40', '50']).default('0'),
})
export type OvertimeInput = z.output<typeof OvertimeInput>

export const OvertimeAnswer = z.object({
  hourly: z.string(),
  overtime: z.string(),
  extra: z.string(),
  underground: z.string(),
  reduction: z.string(),
  total: z.string(),
  ...common,
})
export type OvertimeAnswer = z.output<typeof OvertimeAnswer>
