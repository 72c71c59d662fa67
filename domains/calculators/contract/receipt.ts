import { defineRows } from '@mizan/platform/contract'
import { ReceiptAnswer, ReceiptInput } from '../schemas/receipt.ts'
import { calculating, group } from './access.ts'

export const receiptRows = defineRows({
  'calculators.receipt': {
    method: 'POST',
    path: '/calculators/receipt',
    group,
    access: calculating,
    asks: true,
    summary:
      'A self-employment receipt from any of its lines: gross, net, total with VAT, or what is collected',
    body: ReceiptInput,
    answer: ReceiptAnswer,
    errors: ['calculators.no_figure'],
    sample: { body: { amount: '10000', given: 'collected', date: '2026-02-16' } },
  },
})
