/** The book of the sandbox bank: forms, payments, cards, refunds. It is kept apart, to be compared with ours. */
import { randomBytes, randomInt } from 'node:crypto'
import type { KnownCard } from './cards.ts'

/** The parts of a request that are kept. */
export interface Request {
  locale: 'tr' | 'en'
  conversationId: string
  basketId: string
  /** The amount in kuruş. */
  amount: bigint
  currency: string
  callbackUrl?: string
  cardUserKey?: string
  lines: readonly { name: string; amount: bigint }[]
}

export interface BankPayment {
  paymentId: string
  request: Request
  card: KnownCard
  status: 'INIT_THREEDS' | 'CALLBACK_THREEDS' | 'SUCCESS' | 'FAILURE'
  errorCode?: string
  createdAt: Date
  /** The token of a form. */
  token?: string
  /** The 3-D Secure page was left with this result. */
  mdStatus?: string
  wrongCodes: number
  storedAs?: { cardUserKey: string; cardToken: string }
  cancelledBy?: string
  refunds: { conversationId: string; amount: bigint }[]
}

export interface BankForm {
  token: string
  request: Request
  expiresAt: Date
  paymentId?: string
  /** The payer has given up, or the form has expired. */
  endedWith?: string
}

export interface VaultCard {
  cardUserKey: string
  cardToken: string
  cardAlias: string
  expireMonth: string
  expireYear: string
  card: KnownCard
}

export class Book {
  readonly forms = new Map<string, BankForm>()
  readonly payments = new Map<string, BankPayment>()
  readonly vault = new Map<string, VaultCard>()

  addForm(request: Request, expiresAt: Date): BankForm {
    const form = { token: randomBytes(16).toString('hex'), request, expiresAt }
    this.forms.set(form.token, form)
    return form
  }

  addPayment(request: Request, card: KnownCard, createdAt: Date, token?: string): BankPayment {
    const payment: BankPayment = {
      paymentId: String(randomInt(10_000_000, 2 ** 47)),
      ...{ request, card, createdAt, status: 'INIT_THREEDS', wrongCodes: 0, refunds: [] },
      ...(token !== undefined && { token }),
    }
    this.payments.set(payment.paymentId, payment)
    return payment
  }

  /** Takes the money, or fails. A second call changes nothing. */
  capture(payment: BankPayment): void {
    if (payment.status === 'SUCCESS' || payment.status === 'FAILURE') return
    const { declines } = payment.card
    payment.status = declines === undefined ? 'SUCCESS' : 'FAILURE'
    if (declines !== undefined) payment.errorCode = declines
  }

  store(owner: string | undefined, card: Omit<VaultCard, 'cardUserKey' | 'cardToken'>): VaultCard {
    const known = [...this.vault.values()].find(
      (one) => one.cardUserKey === owner && isSameCard(one.card, card.card),
    )
    if (known) return known
    const keys = {
      cardUserKey: owner ?? randomBytes(12).toString('hex'),
      cardToken: randomBytes(12).toString('hex'),
    }
    const kept = { ...card, ...keys }
    this.vault.set(kept.cardToken, kept)
    return kept
  }

  /** Payments of one conversation, the successful ones first and then the latest. */
  conversation(conversationId: string): BankPayment[] {
    const all = [...this.payments.values()].filter(({ request }) => request.conversationId === conversationId)
    return all.toReversed().sort((one, other) => rank(other) - rank(one))
  }

  /** The money that the bank has kept, by order: kuruş taken less kuruş given back. */
  kept(): Map<string, bigint> {
    const sums = new Map<string, bigint>()
    for (const { status, request, refunds, cancelledBy } of this.payments.values()) {
      if (status !== 'SUCCESS' || cancelledBy !== undefined) continue
      const back = refunds.reduce((sum, { amount }) => sum + amount, 0n)
      sums.set(request.basketId, (sums.get(request.basketId) ?? 0n) + request.amount - back)
    }
    return sums
  }
}

const rank = ({ status }: BankPayment): number => Number(status === 'SUCCESS')

const isSameCard = (one: KnownCard, other: KnownCard): boolean =>
  one.binNumber === other.binNumber && one.lastFourDigits === other.lastFourDigits
