/** The content of an invoice, for any type of file. */
import { add, amountOf, money } from '@mizan/platform/money'
import type { BuyerDetails, InvoiceLine } from '../../schemas.ts'
import type { Seller } from '../parts.ts'
import type { InvoiceRow } from '../tables.ts'

export interface InvoiceDocument {
  id: string
  kind: 'invoice' | 'creditNote'
  number: string
  issuedAt: string
  seller: Seller
  buyer: BuyerDetails
  lines: readonly InvoiceLine[]
  net: string
  vatPercent: string
  vat: string
  withheld: string
  /** Net and VAT, before the part that the buyer withholds. */
  gross: string
  total: string
}

export const documentOf = (row: InvoiceRow, seller: Seller): InvoiceDocument => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  issuedAt: new Date(row.issued_at).toISOString(),
  seller,
  buyer: row.buyer,
  lines: row.lines,
  net: row.net,
  vatPercent: row.vat_percent,
  vat: row.vat,
  withheld: row.withheld,
  gross: amountOf(add(money(row.net), money(row.vat))),
  total: row.total,
})
