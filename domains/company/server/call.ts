/** The call that every action, query and job of this domain receives. */
import type { Call } from '@mizan/platform/call'
import type { Transaction } from '@mizan/platform/database'
import type { CompanyParts } from './parts.ts'
import type { CompanyTables } from './tables.ts'

export type CompanyCall = Call<CompanyParts, CompanyTables>
export type Tx = Transaction<CompanyTables>
