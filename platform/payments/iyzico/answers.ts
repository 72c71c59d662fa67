/** Translates the answers of iyzico about a payment into the terms of the port. */
import { type Currency, compareMoney, type Money, money } from '../../money/index.ts'
import type {
  CardFacts,
  DeclinedPayment,
  ExpectedPayment,
  Payment,
  PaymentAnswer,
  StoredCard,
} from '../port.ts'
import { ownCodes, reasonOf } from './codes.ts'
import { basketOf } from './requests.ts'
import type { Outcome } from './service.ts'
import { type CardList, type Envelope, FormState, PaymentBody } from './shapes.ts'
import { answerSignature, isSame } from './signature.ts'

export function declinedBy(errorCode: Envelope['errorCode']): DeclinedPayment {
  const code = String(errorCode ?? '')
  return { state: 'declined', reason: reasonOf(code), ...(code !== '' && { code }) }
}

/** `signs`: whether the token of a form is among the signed values. */
export interface Reading {
  expected: ExpectedPayment
  secretKey: string
  signs?: 'form'
}

/** @param outcome of a call that answers with a payment */
export function paymentIn(outcome: Outcome, reading: Reading): PaymentAnswer {
  if (outcome.kind === 'unsent') return { state: 'absent' }
  if (outcome.kind === 'lost') return { state: 'unknown' }
  const { body } = outcome
  if (body.status === 'failure') return refusedBy(body)
  const read = PaymentBody.safeParse(body)
  if (!read.success) return unpaid(body)
  return isSigned(read.data, reading) ? judged(read.data, reading.expected) : { state: 'unknown' }
}

const refusedBy = ({ errorCode }: Envelope): PaymentAnswer =>
  String(errorCode) === ownCodes.unknownPayment ? { state: 'absent' } : declinedBy(errorCode)

/** A form without a payment has no number and no sum. */
function unpaid(body: Envelope): PaymentAnswer {
  const { data } = FormState.safeParse(body)
  if (data?.paymentStatus === 'FAILURE') return declinedBy(data.errorCode)
  return { state: data?.paymentStatus == null ? 'unknown' : 'pending' }
}

function isSigned(body: PaymentBody, { secretKey, signs }: Reading): boolean {
  const { paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, token } = body
  const common = [paymentId, currency, basketId, conversationId, paidPrice, price]
  const values = signs === 'form' ? [paymentStatus, ...common, token] : common
  return isSame(body.signature, answerSignature(secretKey, values))
}

function judged(body: PaymentBody, expected: ExpectedPayment): PaymentAnswer {
  const isOurs = body.conversationId === expected.reference && body.basketId === basketOf(expected)
  if (!isOurs) return { state: 'foreign' }
  const { errorCode } = body
  const [paymentStatus, fraudStatus] = [body.paymentStatus ?? 'SUCCESS', body.fraudStatus ?? 1]
  if (fraudStatus === -1) return { state: 'declined', reason: 'fraud_suspected' }
  if (paymentStatus === 'FAILURE') return declinedBy(errorCode)
  if (paymentStatus !== 'SUCCESS' || fraudStatus === 0) return { state: 'pending' }
  const isRight = [body.price, body.paidPrice].every((sum) => isSum(sum, body.currency, expected.amount))
  return isRight ? { state: 'settled', payment: paymentOf(body, expected) } : { state: 'foreign' }
}

export function isSum(sum: number | string, currency: string, right: Money): boolean {
  const text = String(sum).replace(/(\.\d\d)0+$/, '$1')
  if (currency !== right.currency || !/^\d+(?:\.\d{1,2})?$/.test(text)) return false
  return compareMoney(money(text, currency as Currency), right) === 0
}

function paymentOf(body: PaymentBody, { reference, amount }: ExpectedPayment): Payment {
  const { cardToken, cardUserKey } = body
  const stored = cardToken && cardUserKey ? { stored: { owner: cardUserKey, card: cardToken } } : {}
  return { id: body.paymentId, reference, amount, card: cardFacts(body), ...stored }
}

type CardFields = Pick<
  PaymentBody,
  'binNumber' | 'lastFourDigits' | 'cardType' | 'cardAssociation' | 'cardFamily'
>

const brands: Readonly<Record<string, CardFacts['brand']>> = {
  VISA: 'visa',
  MASTER_CARD: 'mastercard',
  TROY: 'troy',
  AMERICAN_EXPRESS: 'amex',
}
const kinds: Readonly<Record<string, CardFacts['kind']>> = {
  CREDIT_CARD: 'credit',
  DEBIT_CARD: 'debit',
  PREPAID_CARD: 'prepaid',
}

const cardFacts = (fields: CardFields): CardFacts => ({
  bin: fields.binNumber ?? '',
  lastFour: fields.lastFourDigits ?? '',
  brand: brands[fields.cardAssociation ?? ''] ?? 'other',
  kind: kinds[fields.cardType ?? ''] ?? 'unknown',
  ...(fields.cardFamily && { family: fields.cardFamily }),
})

type ListedCard = (typeof CardList)['_output']['cardDetails'][number]

export function storedCard(owner: string, fields: ListedCard): StoredCard {
  const { cardToken, cardAlias, cardBankName, expireMonth, expireYear } = fields
  const expiry = Number(expireMonth) && Number(expireYear)
  return {
    ...cardFacts(fields),
    ...(cardBankName && { bank: cardBankName }),
    key: { owner, card: cardToken },
    alias: cardAlias ?? '',
    ...(expiry ? { expiryMonth: Number(expireMonth), expiryYear: Number(expireYear) } : {}),
  }
}
