/** Codes of iyzico for refusals. Those of banks end in the code of the bank. */
import type { DeclineReason } from '../reasons.ts'

const reasons: Readonly<Record<string, DeclineReason>> = {
  10005: 'do_not_honour',
  10012: 'invalid_transaction',
  10034: 'fraud_suspected',
  10041: 'lost_card',
  10043: 'stolen_card',
  10051: 'insufficient_funds',
  10054: 'expired_card',
  10057: 'not_permitted_to_cardholder',
  10058: 'not_permitted_to_terminal',
  10084: 'invalid_cvc',
  10093: 'pickup_card',
}

/**
 * Our own codes, which are not in the published material; the sandbox bank answers them too. Others count as
 * `general`.
 */
export const ownCodes = {
  wrongSignature: '1000',
  wrongRequest: '11',
  unknownPayment: '5086',
  unknownCard: '3005',
  notAuthenticated: '5201',
  noAuthentication: '5202',
  cancelledByPayer: '5203',
  expiredForm: '5204',
  notRefundable: '5093',
} as const

const ownReasons: Readonly<Record<string, DeclineReason>> = {
  [ownCodes.wrongSignature]: 'refused_request',
  [ownCodes.wrongRequest]: 'refused_request',
  1001: 'refused_request',
  [ownCodes.unknownCard]: 'unknown_card',
  [ownCodes.notAuthenticated]: 'not_authenticated',
  [ownCodes.noAuthentication]: 'authentication_unavailable',
  [ownCodes.cancelledByPayer]: 'cancelled_by_payer',
  [ownCodes.expiredForm]: 'expired_form',
  [ownCodes.notRefundable]: 'not_refundable',
}

export const reasonOf = (code: string): DeclineReason => reasons[code] ?? ownReasons[code] ?? 'general'
