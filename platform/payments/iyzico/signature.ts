/** The signatures of iyzico: of our requests, of its answers, and of its webhooks. */
import { createHmac, timingSafeEqual } from 'node:crypto'

export interface IyzicoKeys {
  apiKey: string
  secretKey: string
}

const hmac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex')

/** The header `Authorization` of a request. `path` is without its query. */
export function authorizationOf(
  { apiKey, secretKey }: IyzicoKeys,
  random: string,
  path: string,
  body: string,
) {
  const signature = hmac(secretKey, random + path + body)
  const text = `apiKey:${apiKey}&randomKey:${random}&signature:${signature}`
  return `IYZWSv2 ${Buffer.from(text).toString('base64')}`
}

/** The signature of an answer: its values in the order that its kind has. */
export const answerSignature = (secretKey: string, values: readonly (string | number | null | undefined)[]) =>
  hmac(secretKey, values.map(signed).join(':'))

/** Decimals are signed without the zeros at their end. */
function signed(value: string | number | null | undefined): string {
  const text = String(value ?? '')
  return /^-?\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text
}

/** The values of a webhook that are signed; `token` in those of the card form. */
export interface SignedEvent {
  event: string
  payment: string
  token?: string | undefined
  reference: string
  status: string
}

/** The header `X-IYZ-SIGNATURE-V3`. */
export const webhookSignature = (
  secretKey: string,
  { event, payment, token, reference, status }: SignedEvent,
) => hmac(secretKey, secretKey + event + payment + (token ?? '') + reference + status)

/** Compares in a time that does not reveal where the two differ. */
export function isSame(given: unknown, right: string): boolean {
  const [one, other] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
