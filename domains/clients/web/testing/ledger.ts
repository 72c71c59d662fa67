/** What the tests of the account of a client share. */
import type { LedgerLine } from '../../schemas.ts'

export const ledgerLine: LedgerLine = {
  transactionId: 'transaction-1',
  kind: 'payment',
  date: '2026-12-03',
  ahead: false,
  description: 'Peşinat',
  amount: { amount: '12500.00', currency: 'TRY' },
  paymentType: 'cash',
  paymentDetail: null,
  expenseType: null,
  consent: null,
  case: null,
  balance: null,
  createdBy: { id: 'user-1', name: 'Ayşe Kaya' },
  createdAt: '2026-12-03T09:00:00.000Z',
  deletion: null,
  receipt: null,
  may: ['delete'],
}
