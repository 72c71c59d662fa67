/** How visitors show that they are no machines; one way for the whole installation. */
import type { HumanCheck } from '../../schemas.ts'
import type { Tx } from '../call.ts'

/** The part of a call that keeping used solutions needs. */
export type InSystem = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>

export interface HumanChecks {
  /** Servers that the visitor's browser talks to for it, as sources of a content security policy. */
  sources: readonly string[]
  /** What the visitor's browser has to do. */
  task: (now: Date) => Promise<HumanCheck>
  /** Whether it was done, and this is the first time that its solution is presented. `keep`: in the scope of the system. */
  isHuman: (solution: string, address: string, keep: InSystem) => Promise<boolean>
}
