/** Fields that several shapes share. */
import { isOneLine, withoutInvisible } from '@mizan/identity/rules/fields'
import { isDate } from '@mizan/platform/calendar'
import { z } from 'zod'
import { longestText } from '../data/limits.ts'
import { canonicalAmount, isAmount } from '../rules/amount.ts'

/** A day of the calendar, as `2026-12-14`. */
export const day = z
  .string()
  .refine((text) => isDate(text) && text >= '1900-01-01' && text <= '2099-12-31', 'field.civil_date')

export const id = z.string().min(1).max(64)
/**
 * Made by the caller for one thing that is added. A call that is repeated with it, because its answer was lost, adds
 * nothing more.
 */
export const key = z.uuid().optional()

export const oneLine = z.string().overwrite(withoutInvisible).trim().min(1).max(longestText).refine(isOneLine)

/**
 * `"1250.5"`: above zero, at most two digits after the point. A JSON number is taken too, and its shortest decimal text
 * counts.
 */
export const aboveZero = z
  .union([z.string(), z.number()], { error: 'field.amount' })
  .transform((value) => String(value).trim())
  .refine(isAmount, 'field.amount')
  .transform(canonicalAmount)

export const Money = z.object({
  /** Two digits after the point: `1250.50`. */
  amount: z.string(),
  currency: z.literal('TRY'),
})
export type Money = z.infer<typeof Money>

/**
 * What was charged minus payments, without what is dated after today. Positive: the client owes (borçlu); negative: the
 * office has money of the client (ücret avansı var).
 */
export const Balance = Money.extend({ standing: z.enum(['owes', 'advance', 'settled']) })
export type Balance = z.infer<typeof Balance>

/** `name` is empty where that account is erased. */
export const Person = z.object({ id: z.string(), name: z.string() })
