/** iyzico as a provider of card payments; the sandbox bank understands the same calls. */
import type {
  BrowserReturn,
  CardKey,
  CardOrder,
  DoneAnswer,
  ExpectedPayment,
  FormOrder,
  FormPage,
  PaymentAnswer,
  PaymentProvider,
  SecurePage,
  StartedPayment,
} from '../port.ts'
import { declinedBy, paymentIn, storedCard } from './answers.ts'
import { type ChargePorts, chargeOnce, finishSecure, inquire } from './charges.ts'
import { ownCodes } from './codes.ts'
import { cardRequest, formRequest, walletRequest } from './requests.ts'
import { readReturn, readWebhook } from './returned.ts'
import { iyzicoService, type Outcome, type ServiceOptions } from './service.ts'
import { CardList, FormBody, SecureBody } from './shapes.ts'
import { answerSignature, isSame } from './signature.ts'
import { cancelOnce, doneIn, refundOnce } from './undoing.ts'

export interface AdapterOptions extends Omit<ServiceOptions, 'name'> {
  name: PaymentProvider['name']
  clock: { now(): Date }
  /** The path under which the account takes Apple Pay; undefined if it does not. */
  walletPath?: string
}

export function iyzicoAdapter(options: AdapterOptions): PaymentProvider {
  const { name, secretKey, walletPath } = options
  const charging: ChargePorts = { service: iyzicoService(options), secretKey }
  const { service } = charging
  const formResult = async (token: string, expected: ExpectedPayment) => {
    const body = { locale: 'tr', conversationId: expected.reference, token }
    const path = '/payment/iyzipos/checkoutform/auth/ecom/detail'
    const outcome = await service.call({ path, body, repeatable: true })
    return outcome.kind === 'unsent'
      ? ({ state: 'unknown' } as const)
      : paymentIn(outcome, { expected, secretKey, signs: 'form' })
  }
  return {
    name,
    formResult,
    startForm: (order) => startForm(charging, order, options.clock),
    startStored: (order) => startStored(charging, order),
    chargeStored: (order) => chargeOnce(charging, order, { path: '/payment/auth', body: cardRequest(order) }),
    ...(walletPath !== undefined && {
      chargeWallet: (order) => chargeOnce(charging, order, { path: walletPath, body: walletRequest(order) }),
    }),
    readReturn,
    complete: (returned, expected) =>
      returned.kind === 'form'
        ? formResult(returned.token, expected)
        : completed(charging, returned, expected),
    inquire: (expected) => inquire(charging, expected),
    cancel: (undoing) => cancelOnce(charging, undoing),
    refund: (undoing) => refundOnce(charging, undoing),
    listCards: (owner) => listCards(charging, owner),
    deleteCard: (key) => deleteCard(charging, key),
    readWebhook: (headers, body) => readWebhook(secretKey, headers, body),
    close: () => service.close(),
  }
}

async function startForm(
  { service, secretKey }: ChargePorts,
  order: FormOrder,
  clock: AdapterOptions['clock'],
): Promise<StartedPayment<FormPage>> {
  const path = '/payment/iyzipos/checkoutform/initialize/auth/ecom'
  const outcome = await service.call({ path, body: formRequest(order) })
  if (outcome.kind !== 'said') return { state: 'unknown' }
  if (outcome.body.status === 'failure') return declinedBy(outcome.body.errorCode)
  const { success, data } = FormBody.safeParse(outcome.body)
  const right = success && answerSignature(secretKey, [data.conversationId, data.token])
  if (!right || data.conversationId !== order.reference || !isSame(data.signature, right))
    return { state: 'unknown' }
  const expiresAt = new Date(clock.now().getTime() + data.tokenExpireTime * 1_000)
  return { state: 'started', token: data.token, address: data.paymentPageUrl, expiresAt }
}

async function startStored(
  { service, secretKey }: ChargePorts,
  order: CardOrder & { returnTo: string },
): Promise<StartedPayment<SecurePage>> {
  const body = cardRequest(order, order.returnTo)
  const outcome = await service.call({ path: '/payment/3dsecure/initialize', body })
  if (outcome.kind !== 'said') return { state: 'unknown' }
  if (outcome.body.status === 'failure') return declinedBy(outcome.body.errorCode)
  const { success, data } = SecureBody.safeParse(outcome.body)
  const right = success && answerSignature(secretKey, [data.paymentId, data.conversationId])
  if (!right || data.conversationId !== order.reference || !isSame(data.signature, right))
    return { state: 'unknown' }
  return { state: 'started', html: Buffer.from(data.threeDSHtmlContent, 'base64').toString() }
}

/** The browser's word that the bank did not confirm the payer is not believed either: the inquiry decides. */
async function completed(
  charging: ChargePorts,
  { reference, isAuthenticated, payment, data }: Extract<BrowserReturn, { kind: 'secure' }>,
  expected: ExpectedPayment,
): Promise<PaymentAnswer> {
  if (reference !== expected.reference) return { state: 'foreign' }
  return isAuthenticated ? finishSecure(charging, expected, { payment, data }) : inquire(charging, expected)
}

async function listCards({ service }: ChargePorts, owner: string): ReturnType<PaymentProvider['listCards']> {
  const body = { locale: 'tr', cardUserKey: owner }
  const outcome = await service.call({ path: '/cardstorage/cards', body, repeatable: true })
  if (outcome.kind !== 'said') return { state: 'unknown' }
  if (isUnknownCard(outcome)) return { state: 'done', cards: [] }
  const { success, data } = CardList.safeParse(outcome.body)
  if (!success || outcome.body.status === 'failure') return { state: 'unknown' }
  return { state: 'done', cards: data.cardDetails.map((card) => storedCard(owner, card)) }
}

const isUnknownCard = (outcome: Outcome): boolean =>
  outcome.kind === 'said' &&
  outcome.body.status === 'failure' &&
  String(outcome.body.errorCode) === ownCodes.unknownCard

/** A card that is gone already counts as deleted. */
async function deleteCard({ service }: ChargePorts, { owner, card }: CardKey): Promise<DoneAnswer> {
  const body = { locale: 'tr', cardUserKey: owner, cardToken: card }
  const outcome = await service.call({ method: 'DELETE', path: '/cardstorage/card', body, repeatable: true })
  return isUnknownCard(outcome) ? { state: 'done' } : doneIn(outcome)
}
