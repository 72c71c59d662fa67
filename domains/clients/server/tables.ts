/** Columns of the tables of clients. Amounts are decimal texts with two digits after the point. */
import type { Instant, NullableInstant, PlatformTables } from '@mizan/platform/database'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { ContactType, PaymentType } from '../schemas.ts'

interface ClientsTable {
  id: string
  company_id: string
  name: string
  /** Name and contacts in folded letters. */
  search_text: string
  version: Generated<number>
  /** Services minus payments, kept together with the transactions. */
  balance: ColumnType<string, string | undefined, string>
  created_by: string
  created_at: Instant
  changed_at: Instant
  deleted_at: NullableInstant
  deleted_by: ColumnType<string | null, string | undefined, string>
}

interface ContactsTable {
  id: string
  company_id: string
  client_id: string
  /** In the order in which they were added. */
  position: Generated<number>
  type: ContactType
  title: string
  value: string
}

interface TransactionsTable {
  id: string
  company_id: string
  client_id: string
  /** Orders transactions of one day. */
  position: Generated<number>
  kind: 'payment' | 'service'
  date: string
  amount: string
  description: string
  payment_type: PaymentType | null
  created_by: string
  created_at: Instant
  deleted_at: NullableInstant
  deleted_by: ColumnType<string | null, string | undefined, string>
  deletion_comment: ColumnType<string | null, string | undefined, string>
}

export interface ClientTables extends Pick<PlatformTables, 'audit_entries'> {
  clients: ClientsTable
  client_contacts: ContactsTable
  client_transactions: TransactionsTable
}

export type ClientRow = Selectable<ClientsTable>
export type ContactRow = Selectable<ContactsTable>
export type TransactionRow = Selectable<TransactionsTable>
