/** The parts that the calls of this domain work with; the program makes them once. */
import type { Transaction } from '@mizan/platform/database'

export interface CalculatorsParts {
  /** Names of accounts; accounts that are gone are left out. Needs the scope of the system. */
  namesOf: (
    tx: Transaction,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { name: string; surname: string }>>
}
