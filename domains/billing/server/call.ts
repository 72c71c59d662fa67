/** The call that every action, query and job of this domain receives. */
import type { Call } from '@mizan/platform/call'
import type { Transaction } from '@mizan/platform/database'
import type { JobCall } from '@mizan/platform/jobs'
import type { BillingParts } from './parts.ts'
import type { BillingTables } from './tables.ts'

export type BillingCall = Call<BillingParts, BillingTables>
export type BillingJob = JobCall<BillingParts, BillingTables>
export type Tx = Transaction<BillingTables>
