/** Rows of billing information, invoices and receipts. */
import { defineRows, done, fileOf } from '@mizan/platform/contract'
import { z } from 'zod'
import { billingAudit } from '../audit.ts'
import { Buyer, BuyerInput } from '../schemas.ts'
import { changing, reading } from './access.ts'

const group = 'billing'
const renews = ['billing.buyers', 'billing.status'] as const

export const buyerRows = defineRows({
  'billing.buyers': {
    group,
    method: 'GET',
    path: '/billing/invoicing/get-invoice-info',
    summary: 'Lists the billing information that the office has kept, the default first',
    access: reading,
    answer: z.object({ items: z.array(Buyer) }),
    errors: [],
    sample: {},
  },
  'billing.addBuyer': {
    group,
    method: 'POST',
    path: '/billing/invoicing/add-invoice-info',
    summary: 'Keeps billing information; with an id it takes the place of that one',
    access: changing,
    body: BuyerInput,
    answer: Buyer,
    errors: ['billing.buyer_not_found', 'billing.too_many_buyers'],
    fails: { tr: 'Fatura bilgisi kaydedilemedi.', en: 'Failed to save the billing information.' },
    renews,
    audit: billingAudit['billing.buyer_added'],
    sample: {
      body: {
        type: 'company',
        companyName: 'Örnek Hukuk Bürosu A.Ş.',
        email: 'muhasebe@ornek.test',
        address: 'Gül Sokak 5',
        city: 'Ankara',
        country: 'turkey',
        taxId: '123456789',
      },
    },
  },
  'billing.deleteBuyer': {
    group,
    method: 'POST',
    path: '/billing/invoicing/delete-invoice-info',
    summary: 'Deletes billing information; invoices that were written to it stay',
    access: changing,
    body: z.strictObject({ buyerId: z.string().min(1).max(64) }),
    answer: done,
    errors: ['billing.buyer_not_found'],
    fails: { tr: 'Fatura bilgisi silinemedi.', en: 'Failed to delete the billing information.' },
    renews,
    audit: billingAudit['billing.buyer_deleted'],
    sample: { body: { buyerId: 'sample' } },
  },
  'billing.invoice': {
    group,
    method: 'GET',
    path: '/billing/invoice/{invoiceId}/pdf',
    summary: 'Gives an invoice or a credit note as a PDF',
    access: reading,
    params: z.object({ invoiceId: z.string().min(1).max(64) }),
    answer: fileOf('application/pdf'),
    errors: ['billing.invoice_not_found'],
    price: 60,
    sample: { params: { invoiceId: 'sample' } },
  },
  'billing.receipt': {
    group,
    method: 'GET',
    path: '/billing/order/{orderId}/receipt',
    summary: 'Gives the receipt of a payment as a PDF',
    access: reading,
    params: z.object({ orderId: z.string().min(1).max(64) }),
    answer: fileOf('application/pdf'),
    errors: ['billing.order_not_found', 'billing.no_receipt'],
    price: 60,
    sample: { params: { orderId: 'sample' } },
  },
  'billing.invoiceXml': {
    group,
    method: 'GET',
    path: '/billing/invoice/{invoiceId}/xml',
    summary:
      'Gives an invoice or a credit note as UBL-TR, as it is handed to the tax administration’s service',
    access: reading,
    params: z.object({ invoiceId: z.string().min(1).max(64) }),
    answer: fileOf('application/xml'),
    errors: ['billing.invoice_not_found'],
    price: 10,
    sample: { params: { invoiceId: 'sample' } },
  },
})
