/** Codes of the messages if the bank declines, one for each reason of the payment port. */
export const declineCodes = [
  'payment.insufficient_funds',
  'payment.do_not_honour',
  'payment.invalid_transaction',
  'payment.lost_card',
  'payment.stolen_card',
  'payment.expired_card',
  'payment.invalid_cvc',
  'payment.not_permitted_to_cardholder',
  'payment.not_permitted_to_terminal',
  'payment.fraud_suspected',
  'payment.pickup_card',
  'payment.not_authenticated',
  'payment.authentication_unavailable',
  'payment.cancelled_by_payer',
  'payment.expired_form',
  'payment.unknown_card',
  'payment.card_not_stored',
  'payment.general',
] as const
export type DeclineCode = (typeof declineCodes)[number]
