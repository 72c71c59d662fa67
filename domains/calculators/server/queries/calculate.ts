/** Answers a calculator: the figures are read, the rest is a pure rule. */
import type { Figures } from '../../rules/figures.ts'
import { orRefused } from '../calculators.ts'
import type { CalculatorsCall } from '../call.ts'
import { figuresOf } from './figures.ts'

/** For a line of the desk: `calculating(calculateInterest)`. */
export const calculating =
  <Input, Answer>(calculate: (input: Input, figures: Figures) => Answer) =>
  async (call: CalculatorsCall, { body }: { body: Input }): Promise<Answer> => {
    const figures = await figuresOf(call)
    return orRefused(() => calculate(body, figures), call.language)
  }
