/** A statement of account: what was owed before, each line with the balance after it, what is owed now. */
import type { CivilDate } from '@mizan/platform/calendar'
import { add, amountOf, money, subtract } from '@mizan/platform/money'

type Kind = 'payment' | 'service' | 'expense' | 'payout' | 'transfer'

/** Amounts are decimal texts. */
export interface Booking {
  date: CivilDate
  kind: Kind
  amount: string
}

export interface Sums {
  opening: string
  /** All but payments: services, expenses, what was paid out or moved. */
  charged: string
  payments: string
  closing: string
}

export function sumsOf(opening: string, charged: readonly string[], payments: string): Sums {
  const sum = add(money('0'), ...charged.map((amount) => money(amount)))
  const closing = subtract(add(money(opening), sum), money(payments))
  const [before, paid] = [opening, payments].map((amount) => amountOf(money(amount)))
  return { opening: before!, charged: amountOf(sum), payments: paid!, closing: amountOf(closing) }
}

/** The lines of one account with the balance after each, oldest first as they are given, and the sums. */
export function statementOf<B extends Booking>(
  opening: string,
  bookings: readonly B[],
): Sums & { lines: (B & { balance: string })[] } {
  let balance = money(opening)
  const lines = bookings.map((booking) => {
    const amount = money(booking.amount)
    balance = booking.kind === 'payment' ? subtract(balance, amount) : add(balance, amount)
    return { ...booking, balance: amountOf(balance) }
  })
  const amounts = (isPayment: boolean) =>
    bookings.filter(({ kind }) => (kind === 'payment') === isPayment).map(({ amount }) => amount)
  const paid = amountOf(add(money('0'), ...amounts(true).map((amount) => money(amount))))
  return { ...sumsOf(opening, amounts(false), paid), lines }
}

const longestName = 60

interface NamedStatement {
  title: string
  client: string
  startDate: string
  endDate: string
  format: 'pdf' | 'xlsx'
}

/** The name of the file. Of the name of the client it has what each system allows there, and so many letters at most. */
export function fileNameOf({ title, client, startDate, endDate, format }: NamedStatement): string {
  const allowed = client.replace(/[^\p{L}\p{M}\p{N} .&-]+/gu, ' ').replace(/ +/g, ' ')
  const name = [...allowed.trim()].slice(0, longestName).join('').trim()
  return `${[title, name, startDate, endDate].filter(Boolean).join(' ')}.${format}`
}
