/** The call that every action and query of this domain receives. */
import type { Call } from '@mizan/platform/call'
import type { Transaction } from '@mizan/platform/database'
import type { GovernmentParts } from './parts.ts'
import type { GovernmentTables } from './tables.ts'

export type GovernmentCall = Call<GovernmentParts, GovernmentTables>
export type Tx = Transaction<GovernmentTables>
