/** The call that every action and query of this domain receives. */
import type { Call } from '@mizan/platform/call'
import type { Transaction } from '@mizan/platform/database'
import type { AssistantParts } from './parts.ts'
import type { AssistantTables } from './tables.ts'

export type AssistantCall = Call<AssistantParts, AssistantTables>
export type Tx = Transaction<AssistantTables>
