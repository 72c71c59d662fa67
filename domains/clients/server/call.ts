/** What every action, query and job of this domain is given. */
import type { Call } from '@mizan/platform/call'
import type { Transaction } from '@mizan/platform/database'
import type { ClientParts } from './parts.ts'
import type { ClientTables } from './tables.ts'

export type ClientCall = Call<ClientParts, ClientTables>
export type Tx = Transaction<ClientTables>
