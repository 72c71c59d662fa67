/** Fees outside a single lawsuit: enforcement, mediation, arbitration of insurance, and the list of fixed fees. */
import { add, compareMoney, type Money, proportionOf, subtract } from '@mizan/platform/money'
import { type Court, courts, type FeeItem, hourlyMatters } from '../../data/fee-items.ts'
import type { SideFee } from './lawsuit.ts'
import { startFixed, startProportional } from './starts.ts'
import type { FeeSum } from './sum.ts'
import type { Tariff } from './tariff.ts'

export const enforcementKinds = ['money', 'notMoney', 'eviction', 'debtor'] as const

export interface Enforcement {
  kind: (typeof enforcementKinds)[number]
  /** The whole demand, and its principal. */
  amount: Money
  principal: Money
  /** Whether the debtor paid within the time for payment. */
  isPaidInTime: boolean
}

const capPrincipal = { tr: 'Asıl alacağı geçemez', en: 'Not above the principal' }

export function enforcementFee(tariff: Tariff, enforcement: Enforcement): FeeSum {
  const sum = beforePayment(tariff, enforcement)
  if (!enforcement.isPaidInTime || enforcement.kind === 'debtor') return sum
  const words = { tr: 'Ödeme süresinde ödendi: dörtte üçü', en: 'Paid in time: three quarters' }
  return sum.part(enforcement.kind === 'eviction' ? '11/5' : '11/4', words, 3, 4)
}

function beforePayment(tariff: Tariff, { kind, amount, principal }: Enforcement): FeeSum {
  if (kind === 'eviction') return startFixed(tariff, 'enforcementEviction', '11/5')
  if (kind === 'notMoney') return startFixed(tariff, 'enforcement', '11/1')
  if (kind === 'debtor')
    return startFixed(tariff, 'enforcement', '11/6').atMost('11/6', capPrincipal, principal)
  const isSmall = compareMoney(amount, tariff.limit('enforcement')) <= 0
  return isSmall
    ? startFixed(tariff, 'enforcement', '11/1').atMost('11/1', capPrincipal, principal)
    : startProportional(tariff, amount, '11/1')
}

export interface Mediation {
  isAgreed: boolean
  /** The amount; none if the subject is not money. */
  amount: Money | undefined
  /** The court that would have heard the matter, for an agreement about something else than money. */
  court: Court
}

const quarterMore = { tr: 'Dörtte bir fazlası', en: 'One quarter more' }

export function mediationFee(tariff: Tariff, { isAgreed, amount, court }: Mediation): FeeSum {
  if (!isAgreed) {
    const sum = startFixed(tariff, 'mediationFailed', '16/2-c')
    return amount ? sum.atMost('16/2-c', capPrincipal, amount) : sum
  }
  if (!amount) return startFixed(tariff, court, '16/2-b').part('16/2-b', quarterMore, 5, 4)
  if (compareMoney(amount, tariff.limit('mediation')) > 0)
    return startProportional(tariff, amount, '16/2-a').part('16/2-a', quarterMore, 5, 4)
  return startFixed(tariff, 'mediationFailed', '16/2-a')
    .part('16/2-a', quarterMore, 5, 4)
    .atMost('16/2-a', capPrincipal, amount)
}

/** A settlement of lawyers under article 35/A of the Attorneys Act. */
export const settlementFee = (tariff: Tariff, court: Court): FeeSum =>
  startFixed(tariff, court, '16/1').part('16/1', quarterMore, 5, 4)

/** The insurance arbitration commission; `claimed` is undefined if the subject is not money. */
export function insuranceFees(tariff: Tariff, claimed: Money | undefined, accepted: Money): SideFee[] {
  const fifth = { tr: 'Reddedilen talepte beşte biri', en: 'One fifth for a rejected claim' }
  const floor = { tr: 'Asliye maktu ücretinden az olamaz', en: 'Not below the fixed fee of district courts' }
  const cap = { tr: 'Kabul veya reddedilen tutarı geçemez', en: 'Not above the amount accepted or rejected' }
  const fixed = () => startFixed(tariff, 'district', '17/2')
  if (!claimed)
    return [
      { side: 'claimant', sum: fixed() },
      { side: 'defendant', sum: fixed().part('17/2', fifth, 1, 5) },
    ]
  const on = (base: Money) =>
    startProportional(tariff, base, '17/2').atLeast('17/2', floor, tariff.fixed('district'))
  const rejected = subtract(claimed, accepted)
  const fees: SideFee[] = []
  if (accepted.hundredths > 0n)
    fees.push({ side: 'claimant', base: accepted, sum: on(accepted).atMost('17/2', cap, accepted) })
  if (rejected.hundredths > 0n)
    fees.push({
      side: 'defendant',
      base: rejected,
      sum: on(rejected).part('17/2', fifth, 1, 5).atMost('17/2', cap, rejected),
    })
  return fees
}

/** A line of the list, such as advice of three hours. A criminal fine is the most that its fee can be. */
export function itemFee(tariff: Tariff, item: FeeItem, hours: number, fine?: Money): FeeSum {
  const hourly = (hourlyMatters as Partial<Record<FeeItem, string>>)[item]
  const sum = startFixed(tariff, item, item in courts ? '3/1' : '1/1')
  const more = hours - 1
  const all =
    hourly && more > 0
      ? sum.atLeast(
          '1/1',
          { tr: `Sonraki ${more} saatle`, en: `With ${more} more hours` },
          add(sum.amount, proportionOf(tariff.fixed(hourly), { times: [more] }, 'halfUp')),
        )
      : sum
  if (!fine) return all
  const isInterim = item === 'interim' || item === 'interimHearing'
  const words = { tr: 'Para cezasını geçemez', en: 'Not above the fine' }
  return all.atMost(isInterim ? '14/5' : '14/2', words, fine)
}
