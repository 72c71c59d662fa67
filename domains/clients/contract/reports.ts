/** Rows of statements of account, of plans of instalments, and of the totals of the office. */
import { defineRows, fileOf, priceOfBody } from '@mizan/platform/contract'
import { z } from 'zod'
import { clientAudit } from '../audit.ts'
import { statementTypes } from '../data/words.ts'
import { id } from '../schemas/fields.ts'
import {
  ClientId,
  checkPeriod,
  InstalmentPlan,
  NewPlan,
  Period,
  Receivables,
  StatementSums,
  Totals,
} from '../schemas.ts'
import { group, reading, writing } from './access.ts'

const samplePeriod = { startDate: '2026-01-01', endDate: '2026-12-31' }

export const reportRows = defineRows({
  'client.statement': {
    method: 'GET',
    path: '/client/{clientId}/statement',
    group,
    access: reading,
    summary: 'Gives the statement of account of a period as a PDF or a spreadsheet',
    params: ClientId,
    query: Period.extend({ format: z.enum(['pdf', 'xlsx']).default('pdf') }).superRefine(checkPeriod),
    price: 20,
    answer: fileOf(...Object.values(statementTypes)),
    errors: ['client.not_found'],
    sample: { params: { clientId: 'sample' }, query: { ...samplePeriod, format: 'pdf' } },
  },
  'client.paymentReceipt': {
    method: 'GET',
    path: '/client/{clientId}/payment-receipt/{transactionId}',
    group,
    access: reading,
    summary: 'Gives the receipt of a payment or a payout as a PDF with the head of the office',
    params: ClientId.extend({ transactionId: id }),
    price: 5,
    answer: fileOf('application/pdf'),
    errors: ['client.not_found', 'client.transaction_not_found', 'client.transaction_deleted'],
    sample: { params: { clientId: 'sample', transactionId: 'sample' } },
  },
  'client.statementSums': {
    method: 'GET',
    path: '/client/{clientId}/statement/sums',
    group,
    access: reading,
    summary: 'Gives opening balance, totals and closing balance of a period',
    params: ClientId,
    query: Period.superRefine(checkPeriod),
    price: 1,
    answer: StatementSums,
    errors: ['client.not_found'],
    sample: { params: { clientId: 'sample' }, query: samplePeriod },
  },
  'client.instalments': {
    method: 'GET',
    path: '/client/{clientId}/instalments',
    group,
    access: reading,
    summary: 'Lists the instalments of a client; its payments settle the oldest first',
    params: ClientId,
    answer: InstalmentPlan,
    errors: ['client.not_found'],
    sample: { params: { clientId: 'sample' } },
  },
  'client.setInstalments': {
    method: 'POST',
    path: '/client/{clientId}/instalments',
    group,
    access: writing,
    summary: 'Replaces the plan of instalments of a client',
    params: ClientId,
    body: NewPlan,
    price: priceOfBody(NewPlan, ({ items, before }) => 2 + (items.length + before.length) / 5),
    answer: InstalmentPlan,
    errors: ['client.not_found', 'client.instalments_changed'],
    fails: { tr: 'Taksitler kaydedilemedi.', en: 'Failed to save the instalments.' },
    renews: ['client.instalments', 'client.list', 'client.receivables', 'client.histories'],
    audit: clientAudit['client.instalments_set'],
    sample: {
      params: { clientId: 'sample' },
      body: { before: [], items: [{ due: '2026-12-15', amount: '4000.00' }] },
    },
  },
  'client.totals': {
    method: 'GET',
    path: '/client/totals',
    group,
    access: reading,
    summary: 'Gives services and payments of all clients of the office by month',
    query: Period.superRefine(checkPeriod),
    price: 1,
    answer: Totals,
    errors: [],
    sample: { query: samplePeriod },
  },
  'client.receivables': {
    method: 'GET',
    path: '/client/receivables',
    group,
    access: reading,
    summary:
      'Gives what the clients of the office owe, and what of it is overdue by their plans of instalments',
    price: 1,
    answer: Receivables,
    errors: [],
    sample: {},
  },
})
