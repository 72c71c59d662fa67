/** The ways in which visitors prove that they are human; one way for the whole installation. */
import type { HumanCheck } from '../../schemas.ts'
import type { Tx } from '../call.ts'

/** The part of a call that keeping used solutions needs. */
export type InSystem = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>

export interface HumanChecks {
  /** Servers that the visitor's browser talks to for it, as sources of a content security policy. */
  sources: readonly string[]
  /** Makes the task of the visitor's browser. */
  task: (now: Date) => Promise<HumanCheck>
  /**
   * Whether the task was done, and its solution is presented for the first time. `keep`: in the scope of the system.
   */
  isHuman: (solution: string, address: string, keep: InSystem) => Promise<boolean>
}
