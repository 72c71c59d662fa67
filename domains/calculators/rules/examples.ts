/** Calculations on the public pages, made by the rules with the figures that come with the product. */
import { seededFigures } from '../data/figures.ts'
import { ReceiptInput } from '../schemas/receipt.ts'
import { TimeLimitInput } from '../schemas/time-limit.ts'
import type { Sheet } from './calculator.ts'
import { receipt } from './receipt/calculator.ts'
import { timeLimit } from './time-limits/calculator.ts'
import type { Language } from './writing.ts'

/** An appeal after electronic service in the court recess. */
export function exampleDeadline(language: Language): Sheet {
  const input = TimeLimitInput.parse({ limit: 'hmk-istinaf', service: 'electronic', date: '2026-07-10' })
  return timeLimit.sheet(input, timeLimit.calculate(input, seededFigures), language)
}

/** Computes the gross fee from the amount that the lawyer collects. */
export function exampleReceipt(language: Language): Sheet {
  const input = ReceiptInput.parse({ amount: '10000', given: 'collected', date: '2026-02-16' })
  return receipt.sheet(input, receipt.calculate(input, seededFigures), language)
}
