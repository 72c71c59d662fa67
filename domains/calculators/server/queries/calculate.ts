/** Answers a calculator: the figures are read, the rest is a pure rule. */
import { nextTurn } from '@mizan/platform/call'
import type { Calculator } from '../../rules/calculator.ts'
import type { Common } from '../../schemas.ts'
import { orRefused } from '../calculators.ts'
import type { CalculatorsCall } from '../call.ts'
import { figuresOf } from './figures.ts'

/** For a line of the desk: `answeredBy(calculators['calculators.interest'])`. */
export const answeredBy =
  <Input, Answer extends Common>({ calculate }: Pick<Calculator<Input, Answer>, 'calculate'>) =>
  async (call: CalculatorsCall, { body }: { body: Input }): Promise<Answer> => {
    const figures = await figuresOf(call)
    // If several are asked for at once, one is computed in each round of the event loop.
    await nextTurn()
    return orRefused(() => calculate(body, figures), call.language)
  }
