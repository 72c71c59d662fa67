/** The calls of a merchant, which the bank answers out of its book. */
import { money } from '../../money/index.ts'
import { ownCodes } from '../iyzico/codes.ts'
import { answerSignature } from '../iyzico/signature.ts'
import type { BankPayment, Book } from './book.ts'
import { cardOf } from './cards.ts'
import { paymentRequest, wireSum } from './request.ts'
import {
  failure,
  formWire,
  openFormWire,
  paymentWire,
  reportWire,
  secureWire,
  unknownPayment,
  vaultWire,
  type Wire,
} from './wire.ts'

export interface BankParts {
  book: Book
  clock: { now(): Date }
  secretKey: string
  /** The address of the bank itself, as browsers reach it. */
  address: () => string
  /** Sends the webhooks of a payment that has ended. */
  notify: (payment: BankPayment) => void
}

type Body = Record<string, unknown>
type Handler = (parts: BankParts, body: Body, query: URLSearchParams) => Wire

const formSeconds = 1_800

const initializeForm: Handler = ({ book, clock, address, secretKey }, body) => {
  const read = paymentRequest(body)
  if (!read?.request.callbackUrl) return failure(ownCodes.wrongRequest)
  const now = clock.now()
  const form = book.addForm(read.request, new Date(now.getTime() + formSeconds * 1_000))
  return formWire(form, address(), now, secretKey)
}

const formDetail: Handler = ({ book, clock, secretKey }, { token }) => {
  const form = book.forms.get(String(token))
  if (!form) return failure(ownCodes.expiredForm)
  const payment = book.payments.get(form.paymentId ?? '')
  if (!payment && form.expiresAt <= clock.now()) form.endedWith ??= ownCodes.expiredForm
  return payment ? paymentWire(payment, secretKey, 'form') : openFormWire(form)
}

/** A stored card of this owner, without which nothing is charged. */
function storedCard({ book }: BankParts, card: { cardUserKey: string; cardToken: string } | undefined) {
  const found = book.vault.get(card?.cardToken ?? '')
  return found?.cardUserKey === card?.cardUserKey ? found : undefined
}

function charged(parts: BankParts, payment: BankPayment): Wire {
  parts.book.capture(payment)
  parts.notify(payment)
  const { status, errorCode = '10000', request } = payment
  return status === 'SUCCESS'
    ? paymentWire(payment, parts.secretKey)
    : failure(errorCode, { conversationId: request.conversationId })
}

const auth: Handler = (parts, body) => {
  const read = paymentRequest(body)
  if (!read) return failure(ownCodes.wrongRequest)
  const stored = storedCard(parts, read.card)
  if (!stored) return failure(ownCodes.unknownCard)
  return charged(parts, parts.book.addPayment(read.request, stored.card, parts.clock.now()))
}

/** The token of a wallet is made by a page of tests: it names a card of the table by its last four digits. */
const wallet: Handler = (parts, body) => {
  const read = paymentRequest(body)
  const card = cardOf(walletNumber(read?.wallet))
  if (!read || !card) return failure(ownCodes.wrongRequest)
  return charged(parts, parts.book.addPayment(read.request, card, parts.clock.now()))
}

function walletNumber(token: unknown): string {
  const { network } = Object(Object(token).paymentMethod)
  return network === 'masterCard' ? '5528790000000008' : network === 'visa' ? '4543590000000006' : ''
}

const initializeSecure: Handler = (parts, body) => {
  const read = paymentRequest(body)
  if (!read?.request.callbackUrl) return failure(ownCodes.wrongRequest)
  const stored = storedCard(parts, read.card)
  if (!stored) return failure(ownCodes.unknownCard)
  if (stored.card.secure === 'none') return failure(ownCodes.noAuthentication)
  const payment = parts.book.addPayment(read.request, stored.card, parts.clock.now())
  const action = `${parts.address()}/secure/${payment.paymentId}`
  const html = `<!doctype html><html><body><form id="acs" method="get" action="${action}"></form><script>document.getElementById("acs").submit()</script></body></html>`
  return secureWire(payment, html, parts.secretKey)
}

const authSecure: Handler = (parts, { paymentId }) => {
  const payment = parts.book.payments.get(String(paymentId))
  if (!payment) return unknownPayment()
  if (payment.status === 'CALLBACK_THREEDS' && payment.mdStatus === '1') return charged(parts, payment)
  return failure(payment.errorCode ?? ownCodes.notAuthenticated)
}

const detail: Handler = ({ book, secretKey }, { paymentId, paymentConversationId }) => {
  const payment =
    paymentId === undefined
      ? book.conversation(String(paymentConversationId))[0]
      : book.payments.get(String(paymentId))
  return payment ? paymentWire(payment, secretKey) : unknownPayment()
}

const day = (moment: Date): string => moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Istanbul' })

/** A refundable payment: taken, not cancelled, and not of the card that refuses refunds. */
function refundable({ book }: BankParts, { paymentId }: Body): BankPayment | undefined {
  const payment = book.payments.get(String(paymentId))
  const { status, cancelledBy, card } = payment ?? {}
  return status === 'SUCCESS' && cancelledBy === undefined && !card?.keeps ? payment : undefined
}

const cancel: Handler = (parts, body) => {
  const payment = refundable(parts, body)
  if (!payment || payment.refunds.length > 0 || day(payment.createdAt) !== day(parts.clock.now()))
    return failure(ownCodes.notRefundable)
  payment.cancelledBy = String(body.conversationId)
  return { status: 'success', paymentId: payment.paymentId, price: wireSum(payment.request.amount) }
}

const refund: Handler = (parts, body) => {
  const payment = refundable(parts, body)
  const price = /^\d{1,12}\.\d{1,2}$/.test(String(body.price)) ? money(String(body.price)).hundredths : 0n
  const back = payment?.refunds.reduce((sum, { amount }) => sum + amount, 0n) ?? 0n
  if (!payment || price <= 0n || back + price > payment.request.amount) return failure(ownCodes.notRefundable)
  const conversationId = String(body.conversationId)
  payment.refunds.push({ conversationId, amount: price })
  const { paymentId, request } = payment
  const values = [paymentId, wireSum(price), request.currency, conversationId] as const
  return {
    ...{ status: 'success', paymentId, price: values[1], currency: request.currency, conversationId },
    signature: answerSignature(parts.secretKey, values),
  }
}

const report: Handler = ({ book }, _body, query) => {
  const payment = book.payments.get(query.get('paymentId') ?? '')
  return payment ? reportWire(payment) : unknownPayment()
}

const listCards: Handler = ({ book }, { cardUserKey }) => {
  const cards = [...book.vault.values()].filter((card) => card.cardUserKey === cardUserKey)
  return cards.length > 0 ? vaultWire(String(cardUserKey), cards) : failure(ownCodes.unknownCard)
}

const deleteCard: Handler = (parts, { cardUserKey, cardToken }) => {
  const stored = storedCard(parts, { cardUserKey: String(cardUserKey), cardToken: String(cardToken) })
  if (!stored) return failure(ownCodes.unknownCard)
  parts.book.vault.delete(stored.cardToken)
  return { status: 'success' }
}

export const calls: Readonly<Record<string, Handler>> = {
  'POST /payment/iyzipos/checkoutform/initialize/auth/ecom': initializeForm,
  'POST /payment/iyzipos/checkoutform/auth/ecom/detail': formDetail,
  'POST /payment/auth': auth,
  'POST /payment/applepay/auth': wallet,
  'POST /payment/3dsecure/initialize': initializeSecure,
  'POST /payment/3dsecure/auth': authSecure,
  'POST /payment/detail': detail,
  'POST /payment/cancel': cancel,
  'POST /v2/payment/refund': refund,
  'GET /v2/reporting/payment/details': report,
  'POST /cardstorage/cards': listCards,
  'DELETE /cardstorage/card': deleteCard,
}
