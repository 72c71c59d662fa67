/** Orders and cards of another office. */
const orderId = '00000000-0000-4000-8000-000000000000'
const noOrder = 'billing.order_not_found' as const
const noCard = 'payment.card_not_found' as const

export const onlinePaymentReaches = {
  'payment.hash': { input: () => ({ params: { orderId }, body: {} }), answer: noOrder },
  'payment.deleteCard': { input: () => ({ params: { cardId: orderId }, query: {} }), answer: noCard },
  'payment.defaultCard': { input: () => ({ params: { cardId: orderId } }), answer: noCard },
  'payment.completeApplePay': {
    input: () => ({ params: { orderId }, body: { token: {} } }),
    answer: noOrder,
  },
}
