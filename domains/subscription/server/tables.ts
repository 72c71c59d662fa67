/** Columns of the licences. */
import type { Instant } from '@mizan/platform/database'
import type { LicenceKey, LicenceSource } from '../schemas.ts'

interface LicencesTable {
  company_id: string
  key: LicenceKey
  /** The source of the licence. */
  source: LicenceSource
  valid_from: Instant
  /** The first instant at which it is no longer valid. */
  valid_until: Instant
}

export interface SubscriptionTables {
  licences: LicencesTable
}
