/** An invoice of the office as a file. */
import { AppError, type BinaryAnswer, callerOf } from '@mizan/platform/contract'
import type { BillingCall } from '../call.ts'
import { documentOf, type InvoiceDocument } from '../invoices/document.ts'
import { invoicePdf } from '../invoices/pdf.ts'
import { invoiceUbl } from '../invoices/ubl.ts'
import { findInvoice } from '../store/invoices.ts'

interface InvoiceId {
  invoiceId: string
}

export async function invoiceFile(call: BillingCall, named: InvoiceId): Promise<BinaryAnswer> {
  const invoice = await readInvoice(call, named)
  return {
    contentType: 'application/pdf',
    fileName: `${invoice.number}.pdf`,
    body: await invoicePdf(invoice, call.language),
  }
}

export async function invoiceXml(call: BillingCall, named: InvoiceId): Promise<BinaryAnswer> {
  const invoice = await readInvoice(call, named)
  return {
    contentType: 'application/xml',
    fileName: `${invoice.number}.xml`,
    body: Buffer.from(invoiceUbl(invoice)),
  }
}

/** @throws AppError `billing.invoice_not_found`, the same for an invoice of another office */
function readInvoice(call: BillingCall, { invoiceId }: InvoiceId): Promise<InvoiceDocument> {
  return call.office.read(async (tx) => {
    const row = await findInvoice(tx, callerOf(call).officeId, invoiceId)
    if (!row) throw new AppError('billing.invoice_not_found')
    return documentOf(row, call.parts.seller)
  })
}
