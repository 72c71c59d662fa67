/** The call that every action, query and job of this domain receives. */
import type { Call } from '@mizan/platform/call'
import type { Transaction } from '@mizan/platform/database'
import type { MailParts } from './parts.ts'
import type { MailTables } from './tables.ts'

export type MailCall = Call<MailParts, MailTables>
export type Tx = Transaction<MailTables>
