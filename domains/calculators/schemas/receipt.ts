/** Shapes of the calculator of self-employment receipts. */
import { z } from 'zod'
import { knownLines } from '../rules/receipt/lines.ts'
import { common } from './answer.ts'
import { amount, day, oneOf } from './fields.ts'

export const vatRates = ['1', '10', '20', '8', '18'] as const
export const vatWithheldRatios = ['0', '2/10', '3/10', '4/10', '5/10', '7/10', '9/10', '10/10'] as const
/** The matter of the fee, if the rate of value added tax depends on it. */
export const receiptMatters = ['general', 'family', 'consumer', 'child'] as const

export const ReceiptInput = z.object({
  amount,
  /** The line of the given amount: gross, net, gross with VAT (`total`), or the amount that the lawyer collects. */
  given: z.enum(knownLines).default('gross'),
  /** The rate of value added tax; without it, the rate of the matter on that day. 8 and 18 are rates of the past. */
  vatRate: oneOf(vatRates).optional(),
  matter: z.enum(receiptMatters).default('general'),
  /** `person`: a natural person who withholds nothing; `withholder`: a company or anybody else who has to withhold. */
  payer: z.enum(['person', 'withholder']).default('withholder'),
  vatWithheld: z.enum(vatWithheldRatios).default('0'),
  date: day,
})
export type ReceiptInput = z.output<typeof ReceiptInput>

const Lines = z.object({
  gross: z.string(),
  withholding: z.string(),
  net: z.string(),
  vat: z.string(),
  vatWithheld: z.string(),
  vatPaid: z.string(),
  total: z.string(),
  collected: z.string(),
})
export type ReceiptAnswerLines = z.output<typeof Lines>

export const ReceiptAnswer = Lines.extend({
  vatRate: z.string(),
  withholdingRate: z.string(),
  /** Whether a gross gives the amount to the kuruş; if not, the lines are those of the nearest gross below. */
  isExact: z.boolean(),
  /** Other gross fees with the same amount, or, if there is none, the nearest one above. */
  others: z.array(Lines),
  ...common,
})
export type ReceiptAnswer = z.output<typeof ReceiptAnswer>
