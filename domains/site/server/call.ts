/** The call that every action, query and job of this domain receives. */
import type { Call } from '@mizan/platform/call'
import type { Transaction } from '@mizan/platform/database'
import type { SiteParts } from './parts.ts'
import type { SiteTables } from './tables.ts'

export type SiteCall = Call<SiteParts, SiteTables>
export type Tx = Transaction<SiteTables>
