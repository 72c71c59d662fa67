/** The call that every action and query of this domain receives. */
import type { Call } from '@mizan/platform/call'
import type { Transaction } from '@mizan/platform/database'
import type { ResearchCall } from '@mizan/research/server'
import type { VisitorParts } from './parts.ts'
import type { VisitorTables } from './tables.ts'

export type VisitorCall = Call<VisitorParts, VisitorTables>
export type Tx = Transaction<VisitorTables>

/** The same call for functions of the research domain, which has other tables. */
export const onTexts = (call: VisitorCall): ResearchCall => call as unknown as ResearchCall
