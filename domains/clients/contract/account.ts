/** Rows of payments and services of clients. */
import { defineRows, pageQuery } from '@mizan/platform/contract'
import { z } from 'zod'
import { clientAudit } from '../audit.ts'
import {
  Booked,
  ClientId,
  Ledger,
  Money,
  NewPayment,
  NewService,
  ReceiptToKeep,
  TransactionDeletion,
} from '../schemas.ts'
import { group, reading, writing } from './access.ts'

const ledgerChanges = [
  'client.transactions',
  'client.instalments',
  'client.statementSums',
  'client.totals',
  'client.receivables',
  'client.list',
  'client.read',
  'client.histories',
] as const
const sampleService = { clientId: 'sample', amount: '7500.00', date: '2026-12-03', description: 'Dilekçe' }
const samplePayment = { ...sampleService, paymentType: 'cash' }
const sampleDeletion = { clientId: 'sample', transactionId: 'sample', comment: 'Mükerrer kayıt' }

export const accountRows = defineRows({
  'client.addPayment': {
    method: 'POST',
    path: '/client/add-payment',
    group,
    access: writing,
    summary: 'Adds what a client has paid',
    body: NewPayment,
    answer: Booked,
    errors: ['client.not_found', 'client.already_booked'],
    fails: { tr: 'Tahsilat kaydedilemedi.', en: 'Failed to save the payment.' },
    renews: ledgerChanges,
    audit: clientAudit['client.payment_added'],
    sample: { body: samplePayment },
  },
  'client.deletePayment': {
    method: 'POST',
    path: '/client/delete-payment',
    group,
    access: writing,
    summary: 'Deletes a payment with a reason; it stays visible and cannot be restored',
    body: TransactionDeletion,
    answer: Booked,
    errors: ['client.not_found', 'client.transaction_not_found', 'client.transaction_deleted'],
    fails: { tr: 'Tahsilat silinemedi.', en: 'Failed to delete the payment.' },
    renews: ledgerChanges,
    audit: clientAudit['client.payment_deleted'],
    sample: { body: sampleDeletion },
  },
  'client.addService': {
    method: 'POST',
    path: '/client/add-service',
    group,
    access: writing,
    summary: 'Adds a service that a client owes for, with the case that it is for if there is one',
    body: NewService,
    answer: Booked,
    errors: ['client.not_found', 'client.case_not_found', 'client.already_booked'],
    fails: { tr: 'Hizmet kaydedilemedi.', en: 'Failed to save the service.' },
    renews: ledgerChanges,
    audit: clientAudit['client.service_added'],
    sample: { body: sampleService },
  },
  'client.deleteService': {
    method: 'POST',
    path: '/client/delete-service',
    group,
    access: writing,
    summary: 'Deletes a service with a reason; it stays visible and cannot be restored',
    body: TransactionDeletion,
    answer: Booked,
    errors: ['client.not_found', 'client.transaction_not_found', 'client.transaction_deleted'],
    fails: { tr: 'Hizmet silinemedi.', en: 'Failed to delete the service.' },
    renews: ledgerChanges,
    audit: clientAudit['client.service_deleted'],
    sample: { body: sampleDeletion },
  },
  'client.keepReceipt': {
    method: 'POST',
    path: '/client/keep-receipt',
    group,
    access: writing,
    summary: 'Computes the self-employment receipt of a service and keeps it with the service',
    body: ReceiptToKeep,
    answer: z.object({ gross: Money, collected: Money }),
    errors: [
      'client.not_found',
      'client.transaction_not_found',
      'client.transaction_deleted',
      'calculators.no_figure',
    ],
    fails: { tr: 'Makbuz hizmetle saklanamadı.', en: 'Failed to keep the receipt with the service.' },
    renews: ['client.transactions', 'client.histories'],
    audit: clientAudit['client.receipt_kept'],
    sample: {
      body: {
        clientId: 'sample',
        transactionId: 'sample',
        receipt: { amount: '7500.00', given: 'collected', date: '2026-12-03' },
      },
    },
  },
  'client.transactions': {
    method: 'GET',
    path: '/client/transactions/{clientId}',
    group,
    access: reading,
    summary: 'Lists payments and services of a client, newest first, each with the balance after it',
    params: ClientId,
    query: z.object({ ...pageQuery, includeDeleted: z.stringbool().default(false) }),
    answer: Ledger,
    errors: ['client.not_found'],
    sample: { params: { clientId: 'sample' } },
  },
})
