/** Fees that a court awards: to the claimant for the accepted part, to the defendant for the rejected part. */
import { compareMoney, type Money, money, proportionOf, subtract } from '@mizan/platform/money'
import type { Court } from '../../data/fee-items.ts'
import { startFixed, startProportional } from './starts.ts'
import type { FeeSum } from './sum.ts'
import type { Tariff } from './tariff.ts'

export const claimKinds = [
  'debt',
  'materialDamages',
  'moralDamages',
  'alimony',
  'rent',
  'eviction',
  'consumerBoard',
  'custody',
  'ownership',
  'notMoney',
] as const
export type ClaimKind = (typeof claimKinds)[number]

export interface Lawsuit {
  court: Court
  claim: ClaimKind
  /** The claimed amount; for alimony, rent and eviction by the month. */
  claimed: Money
  accepted: Money
}

export interface SideFee {
  side: 'claimant' | 'defendant' | 'winner'
  /** The amount from which the fee is computed; none for a fixed fee. */
  base?: Money
  sum: FeeSum
}

const nothing = money('0')
const isAbove = (one: Money, other: Money): boolean => compareMoney(one, other) > 0

const words = {
  floor: { tr: 'Mahkemenin maktu ücretinden az olamaz', en: 'Not below the fixed fee of the court' },
  capAccepted: { tr: 'Kabul edilen tutarı geçemez', en: 'Not above the amount that was accepted' },
  capRejected: { tr: 'Reddedilen tutarı geçemez', en: 'Not above the amount that was rejected' },
  capClaimant: { tr: 'Davacı vekilinin ücretini geçemez', en: 'Not above the fee of the claimant' },
  capFixed: { tr: 'Maktu ücreti geçemez', en: 'Not above the fixed fee' },
} as const

export function lawsuitFees(tariff: Tariff, lawsuit: Lawsuit): SideFee[] {
  const { court, claim } = lawsuit
  if (claim === 'notMoney') return [{ side: 'winner', sum: startFixed(tariff, court, '3/1') }]
  if (claim === 'eviction') return [evictionFee(tariff, lawsuit)]
  const accepted = yearly(claim, lawsuit.accepted)
  const rejected = yearly(claim, subtract(lawsuit.claimed, lawsuit.accepted))
  const fees: SideFee[] = []
  if (isAbove(accepted, nothing))
    fees.push({ side: 'claimant', base: accepted, sum: forAccepted(tariff, lawsuit, accepted) })
  if (isAbove(rejected, nothing) && claim !== 'alimony' && claim !== 'custody')
    fees.push({
      side: 'defendant',
      base: rejected,
      sum: forRejected(tariff, lawsuit, rejected, fees[0]?.sum),
    })
  return fees
}

/** For alimony, rent and eviction the amount of a year counts (article 9/1). */
const yearly = (claim: ClaimKind, amount: Money): Money =>
  claim === 'alimony' || claim === 'rent' || claim === 'eviction'
    ? proportionOf(amount, { times: [12] }, 'halfUp')
    : amount

function evictionFee(tariff: Tariff, { court, claim, claimed, accepted }: Lawsuit): SideFee {
  const base = yearly(claim, claimed)
  const sum = startProportional(tariff, base, '9/1').atLeast('9/1', words.floor, tariff.fixed(court))
  return { side: isAbove(accepted, nothing) ? 'claimant' : 'defendant', base, sum }
}

function forAccepted(tariff: Tariff, { court, claim }: Lawsuit, base: Money): FeeSum {
  if (claim === 'alimony' || claim === 'rent')
    return startProportional(tariff, base, '9/1').atLeast('9/1', words.floor, tariff.fixed(court))
  if (claim === 'consumerBoard')
    return startProportional(tariff, base, '12/1').atMost('12/2', words.capAccepted, base)
  if (claim === 'custody') return custodyFee(tariff, base)
  const article = claim === 'moralDamages' ? '10/1' : '13/1'
  return general(tariff, { court, claim, article }, base).atMost('13/2', words.capAccepted, base)
}

/** Compensation for measures of criminal procedure (Code of Criminal Procedure, article 141). */
const custodyFee = (tariff: Tariff, base: Money): FeeSum =>
  startProportional(tariff, base, '14/3')
    .atLeast(
      '14/3',
      { tr: 'Dokuzuncu sıradaki ücretten az olamaz', en: 'Not below item 9' },
      tariff.fixed('peaceCriminal'),
    )
    .atMost(
      '14/3',
      { tr: 'On üçüncü sıradaki ücretten fazla olamaz', en: 'Not above item 13' },
      tariff.fixed('heavyCriminal'),
    )

function forRejected(tariff: Tariff, lawsuit: Lawsuit, base: Money, claimants?: FeeSum): FeeSum {
  const { court, claim } = lawsuit
  const capped = { materialDamages: '13/3', moralDamages: '10/2' } as const
  const whole = { materialDamages: '13/4', moralDamages: '10/3' } as const
  const isDamages = claim === 'materialDamages' || claim === 'moralDamages'
  if (isDamages && !claimants) return startFixed(tariff, court, whole[claim])
  const sum = general(tariff, { court, claim, article: '13/1' }, base).atMost('13/2', words.capRejected, base)
  return isDamages && claimants ? sum.atMost(capped[claim], words.capClaimant, claimants.amount) : sum
}

/** Enforcement courts award their fixed fees, except in lawsuits about the ownership of seized goods. */
function general(
  tariff: Tariff,
  { court, claim, article }: { court: Court; claim: ClaimKind; article: string },
  base: Money,
): FeeSum {
  const isEnforcementCourt = court === 'enforcementCourtMatter' || court === 'enforcementCourtCase'
  if (isEnforcementCourt && claim !== 'ownership') return startFixed(tariff, court, '11/3')
  return startProportional(tariff, base, article).atLeast('13/1', words.floor, tariff.fixed(court))
}

/** Ends of a lawsuit other than by a judgment on the whole of it. */
export const endings = [
  'judgment',
  'early',
  'dismissedEarly',
  'dismissedLate',
  'precondition',
  'referred',
] as const
export type Ending = (typeof endings)[number]

const administrative: readonly Court[] = [
  'administrative',
  'administrativeHearing',
  'stateFirst',
  'stateFirstHearing',
]

/** The fees as the ending changes them. A dismissal concerns the whole claim, so only the defendant has a fee. */
export function feesByEnding(tariff: Tariff, lawsuit: Lawsuit, ending: Ending): SideFee[] {
  if (ending === 'referred') return []
  if (ending === 'precondition') return [preconditionFee(tariff, lawsuit)]
  if (ending === 'judgment') return lawsuitFees(tariff, lawsuit)
  if (ending === 'early') {
    const article = administrative.includes(lawsuit.court) ? '15/1' : '6/1'
    return lawsuitFees(tariff, lawsuit).map((one) => ({ ...one, sum: one.sum.part(article, half, 1, 2) }))
  }
  return dismissalFees(tariff, lawsuit, ending === 'dismissedEarly')
}

const half = { tr: 'Ücretin yarısı', en: 'Half of the fee' }

function dismissalFees(tariff: Tariff, lawsuit: Lawsuit, isEarly: boolean): SideFee[] {
  const fees = lawsuitFees(tariff, { ...lawsuit, accepted: nothing })
  return fees.map((one) => {
    const sum = isEarly ? one.sum.part('7/1', half, 1, 2) : one.sum
    return { ...one, sum: sum.atMost('7/1', words.capFixed, tariff.fixed(lawsuit.court)) }
  })
}

function preconditionFee(tariff: Tariff, { court, claim, claimed }: Lawsuit): SideFee {
  if (claim === 'notMoney') return { side: 'defendant', sum: startFixed(tariff, court, '7/2') }
  const base = yearly(claim, claimed)
  const sum = startProportional(tariff, base, '7/2').atMost('7/2', words.capFixed, tariff.fixed(court))
  return { side: 'defendant', base, sum }
}
