/** The price of an order: amounts of the list, discount, VAT, the part that the buyer withholds, and the credit. */
import {
  add,
  amountOf,
  fromHundredths,
  type Money,
  money,
  proportionOf,
  subtract,
} from '@mizan/platform/money'

export interface ListPrice {
  /** Net, for the whole cycle, with the seats of the offer. */
  cost: string
  /** The net price of each further seat for the whole cycle. */
  seatCost: string
  vatPercent: string
}

export interface Quote {
  /** The amount of the list, before the discount. */
  list: Money
  discount: Money
  net: Money
  vatPercent: string
  vat: Money
  /** The part of the VAT that the buyer pays to the tax office instead. */
  withheld: Money
  /** The gross credit for the rest of the former period. */
  credited: Money
  /** The amount taken from the balance of the office. */
  fromBalance: Money
  /** The amount to be paid now. */
  due: Money
}

const zero = money('0')

/** The net price of an offer with so many seats; included seats cost nothing more. */
export const listNet = ({ cost, seatCost }: ListPrice, extraSeats: number): Money =>
  add(money(cost), proportionOf(money(seatCost), { times: [extraSeats] }, 'halfUp'))

export const discountOf = (net: Money, percent: number): Money =>
  proportionOf(net, { times: [percent], over: [100] }, 'halfUp')

/** Part of a net amount for the days that are left. */
export const shareOf = (net: Money, { left, whole }: { left: number; whole: number }): Money =>
  proportionOf(net, { times: [left], over: [whole] }, 'halfUp')

export const vatOf = (net: Money, vatPercent: string): Money =>
  proportionOf(net, { times: [vatPercent], over: [100] }, 'halfUp')

/** `tenths`: the share of the VAT that the buyer withholds, such as 9 for 9/10. */
export const withheldOf = (vat: Money, tenths: number): Money =>
  proportionOf(vat, { times: [tenths], over: [10] }, 'halfUp')

interface PriceTerms {
  list: Money
  percent: number
  vatPercent: string
  /** The tenths of the VAT that the buyer withholds; 0 for none. */
  withholding: number
  credited?: Money
  /** The balance of the office. */
  balance?: Money
}

export function quoteOf(asked: PriceTerms): Quote {
  const { list, percent, vatPercent, withholding, credited = zero, balance = zero } = asked
  const discount = discountOf(list, percent)
  const net = subtract(list, discount)
  const vat = vatOf(net, vatPercent)
  const withheld = withheldOf(vat, withholding)
  const payable = subtract(add(net, vat), withheld)
  const fromBalance = lesser(payable, add(credited, balance))
  const due = subtract(payable, fromBalance)
  return { list, discount, net, vatPercent, vat, withheld, credited, fromBalance, due }
}

const lesser = (one: Money, other: Money): Money => (one.hundredths <= other.hundredths ? one : other)

/** The price of one month of a cycle, for comparing cycles. */
export const perMonth = (net: Money, months: number): string =>
  amountOf(proportionOf(net, { over: [months] }, 'halfUp'))

/** The saving of a cycle against the same number of single months, in whole per cent. */
export function savingOf(net: Money, months: number, monthly: Money): number {
  const full = proportionOf(monthly, { times: [months] }, 'halfUp')
  const saved = subtract(full, net)
  if (full.hundredths <= 0n || saved.hundredths <= 0n) return 0
  const share = { times: [saved.hundredths], over: [full.hundredths] }
  return Number(proportionOf(fromHundredths(100n), share, 'halfUp').hundredths)
}

export const noMoney: Money = fromHundredths(0n)
