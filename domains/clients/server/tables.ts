/** Columns of the tables of clients. Amounts are decimal texts with two digits after the point. */
import type { Instant, NullableInstant, PlatformTables } from '@mizan/platform/database'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type {
  Account,
  ContactType,
  ExpenseType,
  LineKind,
  NameKind,
  PaymentDetail,
  PaymentType,
} from '../schemas.ts'

interface ClientsTable {
  id: string
  company_id: string
  name: string
  /** Name and contacts in folded letters. */
  search_text: string
  version: Generated<number>
  /** Services minus payments, kept together with the transactions. */
  balance: ColumnType<string, string | undefined, string>
  /** The same for the two accounts with money of the client: charged minus paid. */
  advance_balance: ColumnType<string, string | undefined, string>
  /** Never above zero, which the table checks as well. */
  trust_balance: ColumnType<string, string | undefined, string>
  /** Whether the keys of the name are kept; false for names from before there were keys. */
  names_kept: Generated<boolean>
  created_by: string
  created_at: Instant
  changed_at: Instant
  deleted_at: NullableInstant
  deleted_by: ColumnType<string | null, string | undefined, string>
  /** Why, if its account was not settled. */
  deletion_comment: ColumnType<string | null, string | undefined, string>
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
  version: Generated<number>
}

export interface KeptReceiptRow {
  gross: string
  collected: string
  inputs: Record<string, string>
}

interface TransactionsTable {
  id: string
  company_id: string
  client_id: string
  /** Orders transactions of one day. */
  position: Generated<number>
  account: ColumnType<Account, Account | undefined, never>
  kind: LineKind
  date: string
  amount: string
  description: string
  payment_type: PaymentType | null
  payment_detail: ColumnType<PaymentDetail | null, PaymentDetail | null | undefined, never>
  expense_type: ColumnType<ExpenseType | null, ExpenseType | null | undefined, never>
  /** How the client has agreed that their money becomes fees. */
  consent: ColumnType<string | null, string | null | undefined, never>
  /** The other half of a move to fees. */
  pair_id: ColumnType<string | null, string | null | undefined, never>
  /** The receipt that was kept with a service: its inputs and what they came to. */
  receipt: ColumnType<KeptReceiptRow | null, string | undefined, string>
  /** The case that it was for. */
  case_id: ColumnType<string | null, string | null | undefined, never>
  created_by: string
  created_at: Instant
  deleted_at: NullableInstant
  deleted_by: ColumnType<string | null, string | undefined, string>
  deletion_comment: ColumnType<string | null, string | undefined, string>
}

/** The plan of a client, which is replaced as a whole. */
interface InstalmentsTable {
  id: string
  company_id: string
  client_id: string
  due: string
  amount: string
  /** The moment from which payments settle the plan, the same for all its instalments; null: all do. */
  counted_from: string | null
}

interface NameKeysTable {
  company_id: string
  key: string
  kind: NameKind
  /** Id of the client or the party. */
  ref_id: string
  name: string
}

/** Records whose keys were made by an earlier rule. */
interface NamesToKeyTable {
  company_id: string
  ref_id: string
}

export interface ClientTables extends Pick<PlatformTables, 'audit_entries'> {
  name_keys: NameKeysTable
  names_to_key: NamesToKeyTable
  clients: ClientsTable
  client_contacts: ContactsTable
  client_transactions: TransactionsTable
  client_instalments: InstalmentsTable
}

export type ClientRow = Selectable<ClientsTable>
export type ContactRow = Selectable<ContactsTable>
export type TransactionRow = Selectable<TransactionsTable>
export type InstalmentRow = Selectable<InstalmentsTable>
