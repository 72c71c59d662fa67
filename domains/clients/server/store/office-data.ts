/** What an administrator takes out of clients. Of a deleted client only the account is kept, which totals still count. */
import type { OfficeRow } from '@mizan/platform/domain'
import { sql } from 'kysely'
import type { ContactType } from '../../schemas.ts'
import type { TransactionRow } from '../tables.ts'

/** As one cell of a table, which an import reads again. */
const contactsOf = (type: ContactType) => sql`(
  select string_agg(value, '; ' order by position) from client_contacts where client_id = clients.id and type = ${type})`

export const allClients = (officeId: string) => sql<OfficeRow>`
  select id, name, balance, -advance_balance as advance, -trust_balance as trust,
    ${contactsOf('Phone')} as phones, ${contactsOf('WhatsApp')} as whatsapp, ${contactsOf('Email')} as emails,
    ${contactsOf('Address')} as addresses, ${contactsOf('Website')} as websites,
    created_by as "createdBy", created_at as "createdAt", changed_at as "changedAt"
  from clients where company_id = ${officeId} and deleted_at is null order by name collate "tr-x-icu", id`

export const allContacts = (officeId: string) => sql<OfficeRow>`
  select o.id, o.client_id as "clientId", c.name as client, o.type, o.title, o.value
  from client_contacts o join clients c on c.id = o.client_id
  where o.company_id = ${officeId} and c.deleted_at is null
  order by c.name collate "tr-x-icu", c.id, o.position`

/** Deleted ones too, each with its reason, as the account of a client shows them. */
export const allTransactions = (officeId: string, ...kinds: TransactionRow['kind'][]) => sql<OfficeRow>`
  select t.id, t.client_id as "clientId", c.name as client, t.account, t.kind, t.date, t.amount, t.description,
    t.payment_type as "paymentType", t.payment_detail as "paymentDetail", t.expense_type as "expenseType", t.consent,
    t.pair_id as "pairId", t.receipt ->> 'gross' as "receiptGross", t.case_id as "caseId", t.created_by as "createdBy", t.created_at as "createdAt",
    t.deleted_at as "deletedAt", t.deleted_by as "deletedBy", t.deletion_comment as "deletionComment"
  from client_transactions t join clients c on c.id = t.client_id
  where t.company_id = ${officeId} and t.kind = any(${kinds})
  order by t.date, t.position`

export const allInstalments = (officeId: string) => sql<OfficeRow>`
  select i.id, i.client_id as "clientId", c.name as client, i.due, i.amount
  from client_instalments i join clients c on c.id = i.client_id
  where i.company_id = ${officeId} and c.deleted_at is null
  order by i.due, i.id`
