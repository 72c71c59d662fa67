/** Slots of calculators. */
import type { Sheet } from '../rules/calculator.ts'
import type { TimeLimitAnswer, TimeLimitInput } from '../schemas/time-limit.ts'

export interface CalculatedResult {
  /** The row that answers the same sum, and its body. */
  row: string
  input: unknown
  answer: unknown
  /** In the language of the screen. */
  sheet: Sheet
  /** Path and inputs of the screen, to open the sum again. */
  address: string
}

export interface CalculatedTimeLimit {
  /** The name of the act, in Turkish, or that of the calculator. */
  title: string
  /** A body of `calculators.timeLimit`. */
  input: TimeLimitInput
  /** With the last day, the law and article of a named time limit, and the figures that were used. */
  answer: TimeLimitAnswer
  /** Path and inputs of the screen, to open it again. */
  address: string
}

declare module '@mizan/platform/ui/slots' {
  interface Slots {
    /** Below a last day: what later domains do with it, such as putting it on a case. */
    'calculators.time-limit': { result: CalculatedTimeLimit }
    /** Beside the tools of a result: what later domains do with it, such as saving it to a case. */
    'calculators.result': { result: CalculatedResult }
  }
}
