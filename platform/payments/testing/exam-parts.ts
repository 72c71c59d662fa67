/** Helpers of the parts of the exam: an order, a payer, and the money that the bank has kept. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { money } from '../../money/index.ts'
import type { BankOptions, SandboxBank } from '../bank/server.ts'
import type { CardKey, FormOrder, Payment, PaymentAnswer, PaymentProvider } from '../port.ts'
import { referenceOf } from '../reference.ts'
import { type Paying, payForm } from './payer.ts'

export interface ExaminedProvider {
  provider: PaymentProvider
  /** The bank behind it: its book decides, not the answer of the provider. */
  bank: SandboxBank
  clock: { now(): Date; advance(seconds: number): void }
}

export type OpenProvider = (
  bank?: Partial<BankOptions>,
) => Promise<ExaminedProvider & { close(): Promise<void> }>

export function newOrder(amount = '767.50', attempt = 1, order: string = randomUUID()): FormOrder {
  const whole = money(amount)
  return {
    reference: referenceOf(order, attempt),
    amount: whole,
    lines: [{ id: '1', name: 'Lansman planı, 6 ay', amount: whole }],
    buyer: {
      ...{ id: randomUUID(), name: 'Ayşe', surname: 'Yılmaz', email: 'ayse@example.org' },
      ...{ address: 'Atatürk Bulvarı 1', city: 'Ankara', country: 'Türkiye', ip: '192.0.2.7' },
    },
    language: 'tr',
    returnTo: 'https://mizan.test/return/seal',
  }
}

export const settled = (answer: PaymentAnswer): Payment => {
  assert.equal(answer.state, 'settled')
  return (answer as Extract<PaymentAnswer, { state: 'settled' }>).payment
}

export const kept = ({ book }: SandboxBank, { reference }: FormOrder): string =>
  String(book.kept().get(reference.slice(0, 36)) ?? 0n)

export async function pay(
  { provider }: ExaminedProvider,
  order: FormOrder,
  paying: Paying = {},
): Promise<PaymentAnswer> {
  const started = await provider.startForm(order)
  assert.equal(started.state, 'started')
  if (started.state !== 'started') return started
  const returned = provider.readReturn((await payForm(started.address, paying)).fields)
  assert.ok(returned)
  return provider.complete(returned, order)
}

export async function storedIn(examined: ExaminedProvider, card?: string): Promise<CardKey> {
  const payment = settled(await pay(examined, newOrder('1.00'), { stores: true, ...(card && { card }) }))
  assert.ok(payment.stored)
  return payment.stored
}

export const undoing = (payment: Payment, attempt = 1) => ({
  ...{ payment, reference: referenceOf(randomUUID(), attempt), ip: '192.0.2.7', reason: 'other' as const },
})

export type Exam = (
  title: string,
  work: (examined: ExaminedProvider) => Promise<void>,
  bank?: Partial<BankOptions>,
) => void
