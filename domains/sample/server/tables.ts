/** Columns of the tables of the sample office. */
import type { Instant, NullableInstant } from '@mizan/platform/database'

interface OfficesTable {
  company_id: string
  filled_at: Instant
  removed_at: NullableInstant
}

interface RecordsTable {
  company_id: string
  /** Name of its table. */
  kind: string
  record_id: string
}

export interface SampleTables {
  sample_offices: OfficesTable
  sample_records: RecordsTable
}
