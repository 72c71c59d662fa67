/** Environment variables of payments by card. */
import { z } from 'zod'
import { publicAddress, variable, wholeNumber } from './variable.ts'

const address = publicAddress.transform((url) => url.replace(/\/+$/, ''))

export const paymentVariables = {
  iyzicoKey: variable({
    env: 'IYZICO_API_KEY',
    meaning:
      'Key of an iyzico account that takes payments by card. Without it a sandbox bank is used, in production none',
    expected: 'a key',
    needs: ['IYZICO_SECRET_KEY'],
    schema: z.string().min(1).max(200).optional(),
    secret: true,
  }),
  iyzicoSecret: variable({
    env: 'IYZICO_SECRET_KEY',
    meaning: 'Secret of that account; it signs requests, answers and webhooks',
    expected: 'a secret',
    needs: ['IYZICO_API_KEY'],
    schema: z.string().min(1).max(200).optional(),
    secret: true,
  }),
  iyzicoUrl: variable({
    env: 'IYZICO_URL',
    meaning: 'Address of iyzico; that of its tests is https://sandbox-api.iyzipay.com',
    default: 'https://api.iyzipay.com',
    expected: 'an address such as https://api.iyzipay.com',
    schema: address,
  }),
  sandboxBankPort: variable({
    env: 'SANDBOX_BANK_PORT',
    meaning:
      'Port of the sandbox bank, which shows a card form and takes no money; 0 takes any free one. Not in production',
    default: '0',
    expected: 'a whole number from 0 to 65535',
    schema: wholeNumber(0, 65_535),
  }),
  sandboxBankUrl: variable({
    env: 'SANDBOX_BANK_URL',
    meaning: 'A sandbox bank that runs elsewhere, instead of one that is started here. Not in production',
    expected: 'an address such as http://localhost:4000',
    schema: address.optional(),
  }),
  applePayMerchant: variable({
    env: 'APPLE_PAY_MERCHANT',
    meaning: 'Identifier of the merchant at Apple; without it Apple Pay is not offered',
    expected: 'an identifier such as merchant.org.example.mizan',
    needs: ['APPLE_PAY_CERTIFICATE'],
    schema: z
      .string()
      .regex(/^[\w.-]{1,100}$/)
      .optional(),
  }),
  applePayCertificate: variable({
    env: 'APPLE_PAY_CERTIFICATE',
    meaning: 'Path of the merchant identity certificate of that merchant, with its key, in PEM',
    expected: 'the path of a file',
    needs: ['APPLE_PAY_MERCHANT'],
    schema: z.string().min(1).max(1_000).optional(),
  }),
}
