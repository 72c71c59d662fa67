/** What every action, query and job of this domain is given. */
import type { Call } from '@mizan/platform/call'
import type { Transaction } from '@mizan/platform/database'
import type { JobCall } from '@mizan/platform/jobs'
import type { CaseParts } from './parts.ts'
import type { CaseTables } from './tables.ts'

export type CaseCall = Call<CaseParts, CaseTables>
export type CaseJob = JobCall<CaseParts, CaseTables>
export type Tx = Transaction<CaseTables>
