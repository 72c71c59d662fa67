/** The call that every action, query and job of this domain receives. */
import type { Call } from '@mizan/platform/call'
import type { Transaction } from '@mizan/platform/database'
import type { JobCall } from '@mizan/platform/jobs'
import type { NotificationParts } from './parts.ts'
import type { NotificationTables } from './tables.ts'

export type NotificationCall = Call<NotificationParts, NotificationTables>
export type NotificationJob = JobCall<NotificationParts, NotificationTables>
export type Tx = Transaction<NotificationTables>
