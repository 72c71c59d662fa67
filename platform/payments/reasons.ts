/** Why a payment is declined: a closed list, the same for all providers. */
export const declineReasons = [
  'insufficient_funds',
  'do_not_honour',
  'invalid_transaction',
  'lost_card',
  'stolen_card',
  'expired_card',
  'invalid_cvc',
  'not_permitted_to_cardholder',
  'not_permitted_to_terminal',
  'fraud_suspected',
  'pickup_card',
  /** The payer gave no right code, or the bank did not confirm who pays. */
  'not_authenticated',
  'authentication_unavailable',
  'cancelled_by_payer',
  /** The form was not paid in time. */
  'expired_form',
  'unknown_card',
  /** Cancelling or refunding is refused: too late, too much, or not for this card. */
  'not_refundable',
  /** The provider does not accept the request, such as one with a wrong key; staff must look. */
  'refused_request',
  'general',
] as const

export type DeclineReason = (typeof declineReasons)[number]
