/** The actions of the payer on the bank's pages. */
import { ownCodes } from '../iyzico/codes.ts'
import type { BankForm, BankPayment } from './book.ts'
import type { BankParts } from './calls.ts'
import { cardOf, type KnownCard } from './cards.ts'
import { endedPage, formPage, returnPage, securePage } from './pages.ts'
import type { BankText } from './texts.ts'

type Fields = Readonly<Record<string, string>>
/** A page, or the address of the next one. */
export type BankPage = { html: string } | { location: string }

const rightCode = '123456'
const mostWrongCodes = 3
const secureMinutes = 5

/** GET and POST of `/form/{token}`. */
export function cardForm(parts: BankParts, token: string, fields?: Fields): BankPage {
  const form = parts.book.forms.get(token)
  if (!form || form.paymentId !== undefined || form.endedWith !== undefined) return { html: endedPage('tr') }
  if (form.expiresAt <= parts.clock.now()) return endForm(form, ownCodes.expiredForm)
  if (!fields) return { html: formPage(form.request) }
  if (fields.action === 'cancel') return endForm(form, ownCodes.cancelledByPayer)
  const typed = typedCard(fields, parts.clock.now())
  if (typeof typed === 'string') return { html: formPage(form.request, typed) }
  return payForm(parts, form, typed)
}

interface CardInput {
  card: KnownCard
  month: string
  year: string
  stores: boolean
}

function typedCard(
  { number = '', holder = '', expiry = '', cvc = '', store }: Fields,
  now: Date,
): CardInput | BankText {
  const card = cardOf(number.replaceAll(/\s/g, ''))
  if (!card) return 'wrongNumber'
  if (holder.trim() === '') return 'wrongHolder'
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(\d\d)$/.exec(expiry.trim()) ?? []
  if (!month || !year || Date.UTC(2000 + Number(year), Number(month)) <= now.getTime()) return 'wrongExpiry'
  return /^\d{3,4}$/.test(cvc) ? { card, month, year: `20${year}`, stores: store === '1' } : 'wrongCvc'
}

function endForm(form: BankForm, code: string): BankPage {
  form.endedWith = code
  return { html: returnPage(form.request, { token: form.token }) }
}

function payForm(
  { book, clock }: BankParts,
  form: BankForm,
  { card, stores, month, year }: CardInput,
): BankPage {
  if (card.secure === 'none') return endForm(form, ownCodes.noAuthentication)
  const payment = book.addPayment(form.request, card, clock.now(), form.token)
  form.paymentId = payment.paymentId
  if (stores) {
    const { cardUserKey, cardToken } = book.store(form.request.cardUserKey, {
      ...{ card, cardAlias: `${card.bank} ${card.lastFourDigits}`, expireMonth: month, expireYear: year },
    })
    payment.storedAs = { cardUserKey, cardToken }
  }
  return { location: `/secure/${payment.paymentId}` }
}

/** GET and POST of `/secure/{paymentId}`. */
export function secureStep(parts: BankParts, paymentId: string, fields?: Fields): BankPage {
  const payment = parts.book.payments.get(paymentId)
  if (payment?.status !== 'INIT_THREEDS') return { html: endedPage(payment?.request.locale ?? 'tr') }
  const { request, card } = payment
  const isLate = parts.clock.now().getTime() - payment.createdAt.getTime() > secureMinutes * 60_000
  if (isLate || fields?.action === 'expire') return leave(parts, payment, '0', ownCodes.expiredForm)
  if (!fields) return { html: securePage(request) }
  if (fields.action === 'cancel') return leave(parts, payment, '0', ownCodes.cancelledByPayer)
  if (fields.code === rightCode) return leave(parts, payment, card.secure ?? '1', ownCodes.notAuthenticated)
  payment.wrongCodes += 1
  return payment.wrongCodes < mostWrongCodes
    ? { html: securePage(request, 'wrongCode') }
    : leave(parts, payment, '0', ownCodes.notAuthenticated)
}

/** The browser goes back. A form is charged by the bank itself, a stored card when the merchant asks for it. */
function leave(parts: BankParts, payment: BankPayment, mdStatus: string, code: string): BankPage {
  payment.mdStatus = mdStatus
  payment.status = mdStatus === '1' ? 'CALLBACK_THREEDS' : 'FAILURE'
  if (mdStatus !== '1') payment.errorCode = code
  const { paymentId, token, request } = payment
  if (token !== undefined) {
    parts.book.capture(payment)
    parts.notify(payment)
    return { html: returnPage(request, { token }) }
  }
  if (mdStatus !== '1') parts.notify(payment)
  const { conversationId } = request
  const status = mdStatus === '1' ? 'success' : 'failure'
  return { html: returnPage(request, { status, paymentId, conversationData: '', conversationId, mdStatus }) }
}
