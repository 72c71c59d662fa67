/** The amounts of an order by its kind: from the list, the running period, and the balance of the office. */
import { add, amountOf, type Money, money, proportionOf, subtract } from '@mizan/platform/money'
import { cardCheck } from '../data/limits.ts'
import { cycleMonths, offers } from '../data/plans.ts'
import { endOfPeriod, leftOf } from './periods.ts'
import { type ListPrice, listNet, noMoney, quoteOf, shareOf } from './price.ts'
import type { Offer, Subscription } from './subscription.ts'

export type PlanChange =
  | { do: 'trial' | 'buy' | 'switch'; offer: Offer; seats: number }
  | { do: 'addSeats'; seats: number }
  | { do: 'extend' | 'renew' | 'card' }

interface PricingFacts {
  subscription: Subscription
  price: ListPrice | undefined
  /** Per cent of the promotion. */
  percent: number
  withholding: number
  /** The payments of the office for the running period; needed for a switch. */
  paid?: RefundableAmounts | undefined
  balance: string
  now: string
}

/** The amounts of orders of the running period: as invoiced, and the amount not refunded yet. */
export interface RefundableAmounts {
  net: Money
  vat: Money
  withheld: Money
  left: Money
}

export interface OrderAmounts {
  list: string
  discount: string
  net: string
  vatPercent: string
  vat: string
  withheld: string
  credited: string
  creditedNet: string
  creditedVat: string
  /** Missing in orders of before. */
  creditedWithheld?: string | undefined
  fromBalance: string
  due: string
  worth: string
}

const nothing: OrderAmounts = {
  ...{ list: '0.00', discount: '0.00', net: '0.00', vatPercent: '0', vat: '0.00', withheld: '0.00' },
  ...{
    credited: '0.00',
    creditedNet: '0.00',
    creditedVat: '0.00',
    creditedWithheld: '0.00',
    fromBalance: '0.00',
    due: '0.00',
    worth: '0.00',
  },
}

/** Undefined if the offer is not sold. */
export function amountsOf(wanted: PlanChange, known: PricingFacts): OrderAmounts | undefined {
  const { subscription, price } = known
  if (wanted.do === 'trial' || wanted.do === 'card') return { ...nothing, due: cardCheck }
  if (wanted.do === 'switch' && subscription.state === 'trial') return nothing
  if (!price) return undefined
  switch (wanted.do) {
    case 'buy':
      return sold(listNet(price, extraSeats(wanted)), known)
    case 'switch':
      return sold(listNet(price, extraSeats(wanted)), known, creditFor(subscription, known))
    case 'addSeats':
      return seatsFor(wanted.seats, known, price)
    default:
      return extended(wanted.do, known, price)
  }
}

const extraSeats = ({ offer, seats }: { offer: Offer; seats: number }): number =>
  Math.max(0, seats - offers[offer.offerType].seats)

function extended(does: 'extend' | 'renew', known: PricingFacts, price: ListPrice): OrderAmounts | undefined {
  const { subscription } = known
  if (!subscription.offer) return undefined
  const one = sold(
    listNet(price, extraSeats({ offer: subscription.offer, seats: subscription.seats })),
    known,
  )
  return does === 'renew' ? one : { ...one, worth: amountOf(add(money(subscription.worth), money(one.net))) }
}

interface Credit {
  net: Money
  vat: Money
  withheld: Money
}

const noCredit: Credit = { net: noMoney, vat: noMoney, withheld: noMoney }

/**
 * The credit for the remaining days of the running period: with the VAT, and the withheld part of it, of the invoices
 * that were paid for it, and never more than the amount that was not refunded yet.
 */
function creditFor({ from, until, worth }: Subscription, { now, paid }: PricingFacts): Credit {
  if (from === null || until === null || !paid) return noCredit
  const credit = ofNet(shareOf(money(worth), leftOf(from, until, now)), paid)
  const gross = grossOf(credit)
  if (gross.hundredths <= paid.left.hundredths) return credit
  return partsOf(paid.left, credit)
}

function ofNet(net: Money, paid: RefundableAmounts): Credit {
  const vat = partOf(net, paid.vat, paid.net)
  return { net, vat, withheld: partOf(vat, paid.withheld, paid.vat) }
}

/** A part of nothing is nothing. */
const partOf = (amount: Money, part: Money, whole: Money): Money =>
  whole.hundredths <= 0n
    ? noMoney
    : proportionOf(amount, { times: [part.hundredths], over: [whole.hundredths] }, 'halfUp')

const grossOf = ({ net, vat, withheld }: Credit): Money => subtract(add(net, vat), withheld)

/** The refund of an order, divided as its invoice is. */
export function partsOf(gross: Money, { net, vat, withheld }: Credit): Credit {
  const payable = grossOf({ net, vat, withheld })
  const netPart = partOf(net, gross, payable)
  const withheldPart = partOf(withheld, gross, payable)
  return { net: netPart, withheld: withheldPart, vat: add(subtract(gross, netPart), withheldPart) }
}

/** Seats cost the days that are left, each as much as a day of the cycle. */
function seatsFor(seats: number, known: PricingFacts, price: ListPrice): OrderAmounts | undefined {
  const { from, until, offer, worth } = known.subscription
  if (from === null || until === null || !offer) return undefined
  const { left, whole } = leftOf(from, until, known.now)
  const ofCycle = leftOf(from, endOfPeriod(from, from, cycleMonths[offer.cycle]), from).whole
  const full = proportionOf(money(price.seatCost), { times: [seats] }, 'halfUp')
  const amounts = sold(shareOf(full, { left, whole: ofCycle }), known)
  const added =
    left === 0 ? noMoney : proportionOf(money(amounts.net), { times: [whole], over: [left] }, 'halfUp')
  return { ...amounts, worth: amountOf(add(money(worth), added)) }
}

function sold(list: Money, known: PricingFacts, credit: Credit = noCredit): OrderAmounts {
  const { percent, withholding, balance, price } = known
  const vatPercent = (price as ListPrice).vatPercent
  const credited = grossOf(credit)
  const quote = quoteOf({ list, percent, vatPercent, withholding, credited, balance: money(balance) })
  const text = (amount: Money) => amountOf(amount)
  return {
    ...{ list: text(quote.list), discount: text(quote.discount), net: text(quote.net), vatPercent },
    ...{ vat: text(quote.vat), withheld: text(quote.withheld) },
    ...{ credited: text(credited), creditedNet: text(credit.net) },
    ...{ creditedVat: text(credit.vat), creditedWithheld: text(credit.withheld) },
    ...{ fromBalance: text(quote.fromBalance), due: text(quote.due), worth: text(quote.net) },
  }
}

/** The balance of the office once the order is settled. */
export const balanceAfter = (balance: string, { credited, fromBalance }: OrderAmounts): string =>
  amountOf(subtract(add(money(balance), money(credited)), money(fromBalance)))
