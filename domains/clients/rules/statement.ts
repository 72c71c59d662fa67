/** A statement of account: what was owed before, each service and payment with the balance after it, what is owed now. */
import type { CivilDate } from '@mizan/platform/calendar'
import { add, amountOf, money, subtract } from '@mizan/platform/money'

/** Amounts are decimal texts. */
export interface Booking {
  date: CivilDate
  kind: 'payment' | 'service'
  amount: string
}

export interface Sums {
  opening: string
  services: string
  payments: string
  closing: string
}

export function sumsOf(opening: string, services: string, payments: string): Sums {
  const closing = subtract(add(money(opening), money(services)), money(payments))
  const [before, added, paid] = [opening, services, payments].map((amount) => amountOf(money(amount)))
  return { opening: before!, services: added!, payments: paid!, closing: amountOf(closing) }
}

/** The lines with the balance after each, oldest first as they are given, and the sums. */
export function statementOf<B extends Booking>(
  opening: string,
  bookings: readonly B[],
): Sums & { lines: (B & { balance: string })[] } {
  let balance = money(opening)
  const lines = bookings.map((booking) => {
    const amount = money(booking.amount)
    balance = booking.kind === 'service' ? add(balance, amount) : subtract(balance, amount)
    return { ...booking, balance: amountOf(balance) }
  })
  const total = (kind: Booking['kind']) =>
    amountOf(add(money('0'), ...bookings.filter((one) => one.kind === kind).map((one) => money(one.amount))))
  return { ...sumsOf(opening, total('service'), total('payment')), lines }
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
