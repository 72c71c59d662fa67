/** The call that every action and query of this domain receives. */
import type { Call } from '@mizan/platform/call'
import type { Transaction } from '@mizan/platform/database'
import type { SampleTables } from './tables.ts'

export interface SampleParts {
  /** Erases an account of the sample, which must not be that of the caller. */
  eraseAccount: (tx: Transaction, userId: string) => Promise<void>
}

export type SampleCall = Call<SampleParts, SampleTables>
export type Tx = Transaction<SampleTables>
