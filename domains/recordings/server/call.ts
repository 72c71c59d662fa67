/** The call that every action, query and job of this domain receives. */
import type { Call } from '@mizan/platform/call'
import type { Transaction } from '@mizan/platform/database'
import type { RecordingParts } from './parts.ts'
import type { RecordingTables } from './tables.ts'

export type RecordingCall = Call<RecordingParts, RecordingTables>
export type Tx = Transaction<RecordingTables>
