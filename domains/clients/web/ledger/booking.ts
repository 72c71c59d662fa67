/** What the dialog that books a line asks, and what it sends. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { readDay } from '@mizan/platform/ui/chips'
import { readMoney } from '@mizan/platform/ui/forms'
import type { Account, ExpenseType, HeldAccount, LineKind, PaymentType } from '../../schemas.ts'

export interface BookingValues {
  amount: string
  date: string
  account: string
  /** One of `payWays`, or nothing yet. */
  way: string
  expenseType: string
  consent: string
  description: string
  caseId: string | null
}

/** How money changes hands, as one question: the types of the calls, and the bank transfer that is `other` to them. */
export const payWays = ['cash', 'card', 'check', 'bankTransfer', 'other'] as const

export const dayOf = (typed: string): string | undefined => readDay(typed, dayInTurkey(new Date()), 'past')

interface Given {
  clientId: string
  /** One for the dialog, so that sending again after a lost answer books nothing twice. */
  key: string
  language: 'tr' | 'en'
}

/** With what each kind of line needs besides what all have. */
export function bodiesOf(values: BookingValues, { clientId, key, language }: Given) {
  const { amount, date, description, caseId, way, account, expenseType, consent } = values
  const booking = {
    clientId,
    amount: readMoney(amount, language) ?? '',
    date: dayOf(date) ?? date,
    description,
    key,
    ...(caseId && { caseId }),
  }
  const isTransfer = way === 'bankTransfer'
  const paid = {
    paymentType: (isTransfer ? 'other' : way) as PaymentType,
    ...(isTransfer && { paymentDetail: 'bankTransfer' as const }),
  }
  const held = { account: account as HeldAccount }
  return {
    payment: { ...booking, ...paid, account: account as Account },
    service: booking,
    expense: { ...booking, expenseType: expenseType as ExpenseType },
    payout: { ...booking, ...paid, ...held },
    transfer: { ...booking, ...held, consent },
  } satisfies Record<LineKind, object>
}

const shapes = {
  payment: 'NewPayment',
  service: 'NewService',
  expense: 'NewExpense',
  payout: 'NewPayout',
  transfer: 'NewMove',
} as const

/** The shape that a line of this kind has to have; loaded when it is first sent. */
export const shapeOf = async (kind: LineKind) => (await import('../../schemas.ts'))[shapes[kind]]
