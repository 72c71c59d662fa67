/** The parts that the calls of this domain work with; the program makes them once. */
import type { Transaction } from '@mizan/platform/database'

/** Hears that other figures count from now on, in the transaction that makes them count. */
type FiguresChanged = (tx: Transaction) => Promise<void>

declare module '@mizan/platform/domain' {
  interface Ports {
    /** Undefined if no domain stores calculations. */
    figuresChanged?: FiguresChanged
  }
}

export interface CalculatorsParts {
  /** Names of accounts; accounts that are gone are left out. Needs the scope of the system. */
  namesOf: (
    tx: Transaction,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { name: string; surname: string }>>
  figuresChanged?: FiguresChanged | undefined
}
