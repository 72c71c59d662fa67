/** Columns of the tables of keys. */
import type { Instant, Nullable, NullableInstant, PlatformTables } from '@mizan/platform/database'
import type { Generated, Selectable } from 'kysely'

/** The key of an office, under which the data keys of its files are encrypted. */
interface OfficeKeysTable {
  id: string
  company_id: string
  /** Which secret of the server it is encrypted under. */
  server_key: string
  /** Encrypted by the server; if the office holds it, what is encrypted there is encrypted under its passphrase. */
  wrapped: Buffer
  /** Who can open it. */
  custody: Generated<'server' | 'office'>
  /** Of the passphrase. */
  salt: Nullable<Buffer>
  /** How the passphrase becomes a key. */
  derivation: Nullable<number>
  /** The same as `wrapped`, under the recovery key. */
  recovery: Nullable<Buffer>
  /** How often it was closed: whoever opened it before that no longer has it. */
  closings: Generated<number>
  /** Since when, and by whom, the office holds it under this passphrase. */
  taken_by: Nullable<string>
  taken_at: NullableInstant
  /** When somebody left who may know the passphrase. */
  member_left_at: NullableInstant
  created_at: Instant
}

export interface KeyTables extends Pick<PlatformTables, 'audit_entries'> {
  office_keys: OfficeKeysTable
}

export type OfficeKeyRow = Selectable<OfficeKeysTable>
