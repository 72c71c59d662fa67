/** The last day that a calculator gives. The server computes it itself, because a time limit relies on it. */
import { type CalculatorName, calculators, Refusal } from '@mizan/calculators/server'
import { AppError } from '@mizan/platform/contract'
import type { Calculation, NewCalculation } from '../../schemas/calculations.ts'
import type { Figures } from '../parts.ts'

/** Undefined for a calculator that does not exist or gives no day, and for inputs from which none follows. */
export function calculated({ calculator, input }: NewCalculation, figures: Figures) {
  if (!Object.hasOwn(calculators, calculator)) return undefined
  const { body, calculate } = calculators[calculator as CalculatorName]
  const read = body.safeParse(input)
  if (!read.success) return undefined
  const answer = answerOf(() => calculate(read.data as never, figures))
  if (!answer || !('lastDay' in answer)) return undefined
  return { input: read.data, lastDay: answer.lastDay, rows: answer.rows }
}

function answerOf<Answer>(calculate: () => Answer): Answer | undefined {
  try {
    return calculate()
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/**
 * The calculation as it is kept, with the inputs that the calculator has read and nothing that somebody sent beside them:
 * a job reads those of all offices. What it gives is not told, because calculating may need a licence of its own.
 * @throws AppError `limit.calculation_differs`
 */
export function requireCalculated(asked: NewCalculation, date: string, figures: Figures): Calculation {
  const found = calculated(asked, figures)
  if (found?.lastDay !== date) throw new AppError('limit.calculation_differs')
  const { input, lastDay } = found
  return { ...asked, input, lastDay, rows: found.rows.map((row) => ({ ...row })) }
}
