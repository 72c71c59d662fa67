/** What every action, query and job of this domain is given. */
import type { Call } from '@mizan/platform/call'
import type { Transaction } from '@mizan/platform/database'
import type { TransferParts } from './parts.ts'
import type { TransferTables } from './tables.ts'

export type TransferCall = Call<TransferParts, TransferTables>
export type Tx = Transaction<TransferTables>
