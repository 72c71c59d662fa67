/** Environment variables of who sells subscriptions. */
import { z } from 'zod'
import { variable } from './variable.ts'

export const sellerVariables = {
  sellerName: variable({
    env: 'SELLER_NAME',
    meaning: 'Who writes the invoices of subscriptions',
    default: 'Mizan (örnek satıcı)',
    invented: true,
    expected: 'the full name of the company',
    schema: z.string().min(1).max(200),
  }),
  sellerTaxNumber: variable({
    env: 'SELLER_TAX_NUMBER',
    meaning: 'Tax number of the seller',
    default: '1234567890',
    invented: true,
    expected: 'ten digits',
    schema: z.string().regex(/^\d{10}$/),
  }),
  sellerAddress: variable({
    env: 'SELLER_ADDRESS',
    meaning: 'Address of the seller',
    default: 'Örnek Caddesi 1, Ankara',
    invented: true,
    expected: 'an address in one line',
    schema: z.string().min(1).max(300),
  }),
  sellerIban: variable({
    env: 'SELLER_IBAN',
    meaning: 'Account for subscriptions that are paid by bank transfer',
    default: 'TR330006100519786457841326',
    invented: true,
    expected: 'an IBAN without blanks',
    schema: z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/),
  }),
}
