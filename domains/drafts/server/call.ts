/** The call that every action and query of this domain receives. */
import type { Call } from '@mizan/platform/call'
import type { Transaction } from '@mizan/platform/database'
import type { DraftParts } from './parts.ts'
import type { DraftTables } from './tables.ts'

export type DraftCall = Call<DraftParts, DraftTables>
export type Tx = Transaction<DraftTables>
