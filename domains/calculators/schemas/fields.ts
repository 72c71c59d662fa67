/** Fields that several calculators take. */
import { isDate } from '@mizan/platform/calendar'
import { z } from 'zod'
import { canonicalAmount, isAmount, isAmountOrZero, isRate } from '../rules/amounts.ts'

/** A day from 1900 to 2099. */
export const day = z
  .string()
  .refine((text) => isDate(text) && text >= '1900-01-01' && text <= '2099-12-31', 'calculators.day')
  .describe('a day, YYYY-MM-DD, from 1900 to 2099')

/**
 * Decimals are texts, which are exact. A JSON number is taken too, and its shortest decimal text counts, so that
 * `0.1 + 0.2` is refused and not rounded.
 */
const decimal = (wrongForm: string) =>
  z
    .union([z.string(), z.number()], { error: missingOr(wrongForm) })
    .transform((value) => String(value).trim())
    .pipe(z.string())

/** Names the issue of a value of the wrong type, and that of a value which is not there. */
const missingOr =
  (wrong: string) =>
  ({ input }: { input?: unknown }): string =>
    input === undefined || input === null ? 'calculators.missing' : wrong

/** A decimal of any size; its bounds as an amount are checked after that, because the messages differ. */
const amountText = decimal('calculators.amount_form').refine((text) => /^-?\d+(\.\d+)?$/.test(text), {
  error: 'calculators.amount_form',
  abort: true,
})

/** An amount of money above zero: `"1250.50"` or `1250.5`. */
export const amount = amountText
  .refine(isAmount, 'calculators.amount')
  .transform(canonicalAmount)
  .describe('an amount above zero, at most two decimal places, below ten billion')

export const amountOrZero = amountText
  .refine(isAmountOrZero, 'calculators.amount_or_zero')
  .transform(canonicalAmount)
  .describe('an amount from zero, at most two decimal places, below ten billion')

/** A rate in percent, from 0 to 1000: `"24"`, `"39.75"` or `39.75`. */
export const rate = decimal('calculators.rate')
  .refine(isRate, 'calculators.rate')
  .describe('per cent, from 0 to 1000, at most six decimal places')

/** Hours with at most two decimal places: `"7.5"` or `7.5`. */
export const hours = decimal('calculators.hours')
  .refine((text) => /^\d{1,5}(\.\d{1,2})?$/.test(text), 'calculators.hours')
  .describe('hours, at most two decimal places')

/** One of several numbers that are texts: `"20"` or `20`. */
export const oneOf = <const T extends readonly string[]>(texts: T) =>
  z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(z.enum(texts))
    .describe(`one of: ${texts.join(', ')}`)

/** A whole number within bounds, as a number or in digits: `7` or `"7"`. */
export const whole = (least: number, most: number) =>
  z
    .union([z.number(), z.string()], { error: missingOr('calculators.whole') })
    .transform((value) => String(value).trim())
    .refine((text) => /^-?\d{1,15}$/.test(text), { error: 'calculators.whole', abort: true })
    .transform(Number)
    .pipe(z.number().min(least).max(most))
    .describe(`a whole number from ${least} to ${most}`)

export const Said = z.object({ tr: z.string(), en: z.string() })
