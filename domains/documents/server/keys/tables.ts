/** Columns of the tables of keys. */
import type { Instant, PlatformTables } from '@mizan/platform/database'
import type { Selectable } from 'kysely'

/** The key of an office, under which the data keys of its files are encrypted. */
interface OfficeKeysTable {
  id: string
  company_id: string
  /** Which secret of the server it is encrypted under. */
  server_key: string
  wrapped: Buffer
  created_at: Instant
}

export interface KeyTables extends Pick<PlatformTables, 'audit_entries'> {
  office_keys: OfficeKeysTable
}

export type OfficeKeyRow = Selectable<OfficeKeysTable>
