/** What every action, query and job of this domain is given. */
import type { Call } from '@mizan/platform/call'
import type { Transaction } from '@mizan/platform/database'
import type { DocumentParts } from './parts.ts'
import type { DocumentTables } from './tables.ts'

export type DocumentCall = Call<DocumentParts, DocumentTables>
export type Tx = Transaction<DocumentTables>
