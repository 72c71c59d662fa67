/** Rows for arrivals from the bank: browsers on their way there and back, and signed messages. */
import { defineRows, done, protocolOf } from '@mizan/platform/contract'
import { z } from 'zod'
import { FormFields } from '../schemas/online-payment.ts'

const group = 'online-payment'
const secretKey = z.object({ secretKey: z.string().max(100) })
const failed = { tr: 'Ödeme alınamadı.', en: 'Payment failed' }

export const paymentArrivalRows = defineRows({
  'payment.secure': {
    group,
    method: 'GET',
    path: '/online-payment/secure/{secretKey}',
    summary: 'The page that leads to the 3-D Secure page of the bank',
    access: { session: 'secretKey', keyOf: 'payment' },
    params: secretKey,
    answer: protocolOf('text/html; charset=utf-8'),
    errors: ['access.wrong_key'],
    sample: { params: { secretKey: 'sample' } },
  },
  'payment.return': {
    group,
    method: 'POST',
    path: '/online-payment/return/{secretKey}',
    summary: 'Where the browser comes back to from the bank; what it brings only makes the server ask',
    access: { session: 'secretKey', keyOf: 'payment' },
    form: 'urlencoded',
    params: secretKey,
    body: FormFields,
    answer: protocolOf('text/html; charset=utf-8'),
    errors: ['access.wrong_key'],
    fails: failed,
    sample: { params: { secretKey: 'sample' }, body: { token: 'sample' } },
  },
  'payment.webhook': {
    group,
    method: 'POST',
    path: '/online-payment/webhook',
    summary: 'Takes signed messages of the provider; each only makes the server ask',
    access: { session: 'webhook', sender: 'payments' },
    body: z.looseObject({ paymentConversationId: z.string().max(500) }),
    answer: done,
    errors: ['webhook.unsigned'],
    fails: failed,
    sample: { body: { paymentConversationId: 'sample' } },
  },
})
