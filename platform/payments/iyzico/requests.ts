/** Orders as iyzico wants them. */
import { amountOf, type Money } from '../../money/index.ts'
import type { CardOrder, FormOrder, Order, Undoing } from '../port.ts'
import { readReference } from '../reference.ts'

/** `22.0`, `15.34`: at most two decimal places, and at least one. */
export const priceOf = (amount: Money): string => amountOf(amount).replace(/0$/, '')

export const basketOf = ({ reference }: Pick<Order, 'reference'>): string =>
  readReference(reference)?.order ?? ''

function common(order: Order) {
  const { reference, amount, buyer, lines, language } = order
  const price = priceOf(amount)
  const address = {
    contactName: `${buyer.name} ${buyer.surname}`,
    city: buyer.city,
    country: buyer.country,
    address: buyer.address,
  }
  return {
    locale: language,
    conversationId: reference,
    price,
    paidPrice: price,
    currency: amount.currency,
    installment: 1,
    paymentChannel: 'WEB',
    basketId: basketOf(order),
    paymentGroup: 'SUBSCRIPTION',
    buyer: {
      id: buyer.id,
      name: buyer.name,
      surname: buyer.surname,
      // The provider requires a number, which is unknown for most buyers.
      identityNumber: buyer.identityNumber ?? '11111111111',
      email: buyer.email,
      ...(buyer.phone !== undefined && { gsmNumber: buyer.phone }),
      registrationAddress: buyer.address,
      city: buyer.city,
      country: buyer.country,
      ip: buyer.ip,
    },
    billingAddress: address,
    basketItems: lines.map((line) => ({
      id: line.id,
      price: priceOf(line.amount),
      name: line.name,
      category1: 'Abonelik',
      itemType: 'VIRTUAL',
    })),
  }
}

export const formRequest = ({ returnTo, owner, ...order }: FormOrder) => ({
  ...common(order),
  callbackUrl: returnTo,
  enabledInstallments: [1],
  forceThreeDS: 1,
  ...(owner !== undefined && { cardUserKey: owner }),
})

export const cardRequest = ({ card, ...order }: CardOrder, returnTo?: string) => ({
  ...common(order),
  ...(returnTo !== undefined && { callbackUrl: returnTo }),
  paymentCard: { cardUserKey: card.owner, cardToken: card.card },
})

export const walletRequest = ({ token, ...order }: Order & { token: unknown }) => ({
  ...common(order),
  applePayToken: token,
})

export const undoRequest = ({ reference, payment, ip, reason }: Undoing) => ({
  locale: 'tr',
  conversationId: reference,
  paymentId: payment.id,
  ip,
  reason,
  description: reference,
})
