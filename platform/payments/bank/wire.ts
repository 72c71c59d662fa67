/** The answers of the bank in the form of iyzico. */
import { ownCodes } from '../iyzico/codes.ts'
import { answerSignature } from '../iyzico/signature.ts'
import type { BankForm, BankPayment, VaultCard } from './book.ts'
import { wireSum } from './request.ts'

export type Wire = Record<string, unknown>

export const failure = (errorCode: string, more: Wire = {}): Wire => ({
  ...{ status: 'failure', errorCode, errorMessage: `Hata ${errorCode}`, locale: 'tr' },
  ...more,
})

const cardFields = ({ card, storedAs }: Pick<BankPayment, 'card' | 'storedAs'>): Wire => ({
  binNumber: card.binNumber,
  lastFourDigits: card.lastFourDigits,
  cardType: card.type,
  cardAssociation: card.association,
  cardFamily: '',
  ...storedAs,
})

/** `signs`: the answer to a form, whose signature also covers its state and token. */
export function paymentWire(payment: BankPayment, secret: string, signs?: 'form'): Wire {
  const { paymentId, request, status: paymentStatus, token, errorCode } = payment
  const { currency, basketId, conversationId, amount } = request
  const sum = wireSum(amount)
  const values = [paymentId, currency, basketId, conversationId, sum, sum]
  const signed = signs === 'form' ? [paymentStatus, ...values, token] : values
  return {
    ...{ status: 'success', paymentId, paymentStatus, currency, basketId, conversationId },
    ...{ price: sum, paidPrice: sum, installment: 1, fraudStatus: 1, phase: 'AUTH' },
    ...cardFields(payment),
    ...(token !== undefined && { token }),
    ...(errorCode !== undefined && { errorCode }),
    itemTransactions: [{ itemId: '1', paymentTransactionId: `${paymentId}1`, price: sum, paidPrice: sum }],
    signature: answerSignature(secret, signed),
  }
}

export function formWire(form: BankForm, address: string, now: Date, secret: string): Wire {
  const { token, expiresAt, request } = form
  const paymentPageUrl = `${address}/form/${token}`
  return {
    ...{ status: 'success', token, conversationId: request.conversationId, paymentPageUrl },
    tokenExpireTime: Math.ceil((expiresAt.getTime() - now.getTime()) / 1_000),
    checkoutFormContent: '',
    signature: answerSignature(secret, [request.conversationId, token]),
  }
}

/** The answer for a form without a payment. */
export const openFormWire = ({ token, request, endedWith }: BankForm): Wire => ({
  ...{ status: 'success', token, conversationId: request.conversationId, basketId: request.basketId },
  paymentStatus: endedWith === undefined ? 'INIT_THREEDS' : 'FAILURE',
  ...(endedWith !== undefined && { errorCode: endedWith }),
})

export const secureWire = ({ paymentId, request }: BankPayment, html: string, secret: string): Wire => ({
  ...{ status: 'success', paymentId, conversationId: request.conversationId },
  threeDSHtmlContent: Buffer.from(html).toString('base64'),
  signature: answerSignature(secret, [paymentId, request.conversationId]),
})

export const vaultWire = (cardUserKey: string, cards: readonly VaultCard[]): Wire => ({
  ...{ status: 'success', cardUserKey },
  cardDetails: cards.map(({ card, cardToken, cardAlias, expireMonth, expireYear }) => ({
    ...cardFields({ card }),
    ...{ cardToken, cardAlias, expireMonth, expireYear, cardBankName: card.bank },
  })),
})

export const reportWire = ({ paymentId, refunds, cancelledBy }: BankPayment): Wire => ({
  status: 'success',
  payments: [
    {
      paymentId,
      cancels: cancelledBy === undefined ? [] : [{ cancelConversationId: cancelledBy }],
      itemTransactions: [
        {
          refunds: refunds.map(({ conversationId, amount }) => ({
            refundConversationId: conversationId,
            refundPrice: wireSum(amount),
          })),
        },
      ],
    },
  ],
})

export const unknownPayment = () => failure(ownCodes.unknownPayment)
