/** The call that every action and query of this domain receives. */
import type { Call } from '@mizan/platform/call'
import type { Transaction } from '@mizan/platform/database'
import type { TimeParts } from './parts.ts'
import type { TimeTables } from './tables.ts'

export type TimeCall = Call<TimeParts, TimeTables>
export type Tx = Transaction<TimeTables>
