/** The calculators: for each row the shape of its body and the pure function that answers it. */
import { AppError } from '@mizan/platform/contract'
import type { z } from 'zod'
import { calculatorsRows } from '../contract.ts'
import type { Figures } from '../rules/figures.ts'
import { calculateInterest } from '../rules/interest/calculate.ts'
import { Refusal, writtenValues } from '../rules/refusal.ts'
import { calculateTimeLimit } from '../rules/time-limits/calculate.ts'
import type { Language } from '../rules/writing.ts'

interface Calculator<Body extends z.ZodType = z.ZodType, Answer = unknown> {
  body: Body
  calculate: (input: z.output<Body>, figures: Figures) => Answer
}

const calculator = <Body extends z.ZodType, Answer>(
  { body }: { body: Body },
  calculate: (input: z.output<Body>, figures: Figures) => Answer,
): Calculator<Body, Answer> => ({ body, calculate })

export const calculators = {
  'calculators.interest': calculator(calculatorsRows['calculators.interest'], calculateInterest),
  'calculators.timeLimit': calculator(calculatorsRows['calculators.timeLimit'], calculateTimeLimit),
}

export type CalculatorName = keyof typeof calculators

/** @throws AppError with the code of the refusal, and what it is about in `details` */
export function orRefused<T>(calculate: () => T, language: Language): T {
  try {
    return calculate()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new AppError(error.code, {
      values: writtenValues(error.values, language),
      details: { ...error.values },
    })
  }
}
