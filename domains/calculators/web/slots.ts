/** Slots of calculators. */
import type { Sheet } from '../rules/calculator.ts'

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

declare module '@mizan/platform/ui/slots' {
  interface Slots {
    /** Beside the tools of a result: what later domains do with it, such as saving it to a case. */
    'calculators.result': { result: CalculatedResult }
  }
}
