/** Payments by card: the port of a provider, and the providers that fill it. */

export type { ApplePay } from './apple-pay.ts'
export { noPayments, type OpenedPayments, openPayments, type Payments } from './open.ts'
export type * from './port.ts'
export type { DeclineReason } from './reasons.ts'
export { type Reference, readReference, referenceOf } from './reference.ts'
