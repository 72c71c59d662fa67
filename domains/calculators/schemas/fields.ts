/** Fields that several calculators take. */
import { isDate } from '@mizan/platform/calendar'
import { z } from 'zod'
import { canonicalAmount, isAmount, isAmountOrZero, isRate } from '../rules/amounts.ts'

/** A day from 1900 to 2099. */
export const day = z
  .string()
  .refine((text) => isDate(text) && text >= '1900-01-01' && text <= '2099-12-31', 'calculators.day')

/** An amount of money above zero, as a decimal text: `1250.50`. */
export const amount = z.string().trim().refine(isAmount, 'calculators.amount').transform(canonicalAmount)

export const amountOrZero = z
  .string()
  .trim()
  .refine(isAmountOrZero, 'calculators.amount_or_zero')
  .transform(canonicalAmount)

/** A rate in percent, from 0 to 1000, as a decimal text: `24` or `39.75`. */
export const rate = z.string().trim().refine(isRate, 'calculators.rate')

export const Said = z.object({ tr: z.string(), en: z.string() })
