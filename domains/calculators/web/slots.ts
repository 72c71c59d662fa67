/** Slots of calculators. */
import type { Sheet } from '../rules/calculator.ts'
import type { TimeLimitAnswer, TimeLimitInput } from '../schemas/time-limit.ts'

export interface CalculatedResult {
  /** The row that answers the same sum. */
  row: string
  /** Path and inputs of the screen, to open the sum again. */
  address: string
  /** The body of the row. */
  input: unknown
  /** The result in the language of the screen. */
  sheet: Sheet
}

export interface CalculatedTimeLimit {
  /** The name of the act, in Turkish in both languages, because the case is one; empty for a rule that was entered. */
  title: string
  /** A body of `calculators.timeLimit`. */
  input: TimeLimitInput
  /** The answer with the last day, the law and article of a named time limit, and the used figures. */
  answer: TimeLimitAnswer
  /** Path and inputs of the screen, to open it again. */
  address: string
}

declare module '@mizan/platform/ui/slots' {
  interface Slots {
    /** Actions of later domains below a last day, such as adding it to a case. */
    'calculators.time-limit': { result: CalculatedTimeLimit }
    /** Actions of later domains among the tools of a result, such as saving it to a case. */
    'calculators.result': { result: CalculatedResult }
  }
}
