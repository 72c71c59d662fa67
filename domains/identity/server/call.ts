/** The call that every action, query and job of this domain receives. */
import type { Call } from '@mizan/platform/call'
import type { Transaction } from '@mizan/platform/database'
import type { Identity } from './identity.ts'
import type { IdentityTables } from './tables.ts'

export type IdentityCall = Call<Identity, IdentityTables>
export type Tx = Transaction<IdentityTables>
