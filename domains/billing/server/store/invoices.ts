/** Rows of invoices, and their numbers. */
import { sql } from 'kysely'
import type { Tx } from '../call.ts'
import type { InvoiceRow } from '../tables.ts'

/**
 * The next number of a series in a year. The row of the series is locked until the transaction ends, so that a number
 * of a failed transaction is the next one again. Needs the scope of the system.
 */
export async function nextNumber({ db }: Tx, series: string, year: number): Promise<string> {
  const { rows } = await sql<{ last: number }>`
    insert into billing_series as s (series, year, last) values (${series}, ${year}, 1)
    on conflict (series, year) do update set last = s.last + 1 returning last`.execute(db)
  return `${series}${year}${String(rows[0]?.last ?? 0).padStart(9, '0')}`
}

export async function insertInvoice({ db }: Tx, invoice: InvoiceRow): Promise<void> {
  await db
    .insertInto('billing_invoices')
    .values({ ...invoice, buyer: JSON.stringify(invoice.buyer), lines: JSON.stringify(invoice.lines) })
    .execute()
}

/** Returns undefined also for an invoice of another office. */
export const findInvoice = (
  { db }: Tx,
  officeId: string,
  invoiceId: string,
): Promise<InvoiceRow | undefined> =>
  db
    .selectFrom('billing_invoices')
    .selectAll()
    .where('id', '=', invoiceId)
    .where('company_id', '=', officeId)
    .executeTakeFirst()

/** Invoices that nobody has handed over yet, the oldest first. Needs the scope of the system. */
export const waitingInvoices = ({ db }: Tx): Promise<InvoiceRow[]> =>
  db
    .selectFrom('billing_invoices')
    .selectAll()
    .where('sent_at', 'is', null)
    .orderBy('issued_at')
    .orderBy('number')
    .limit(200)
    .execute()

export async function markHanded({ db, clock }: Tx, id: string): Promise<void> {
  await db.updateTable('billing_invoices').set({ sent_at: clock.now() }).where('id', '=', id).execute()
}
