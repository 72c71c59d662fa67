/** The attorney fee of the tariff for a lawsuit, an enforcement, a mediation, or a line of its list. */
import { addMonths, type CivilDate } from '@mizan/platform/calendar'
import { amountOf, compareMoney, type Money, money, proportionOf } from '@mizan/platform/money'
import { type FeeNote, feeNotes } from '../../data/notes/attorney-fee.ts'
import type { Step } from '../../schemas/answer.ts'
import type { AttorneyFee, AttorneyFeeAnswer, AttorneyFeeInput } from '../../schemas/attorney-fee.ts'
import type { FigureRow } from '../../schemas/figures.ts'
import type { Figures } from '../figures.ts'
import { Refusal } from '../refusal.ts'
import { enforcementFee, insuranceFees, itemFee, mediationFee, settlementFee } from './elsewhere.ts'
import { feesByEnding, type SideFee } from './lawsuit.ts'
import { seriesFee } from './series.ts'
import type { FeeSum } from './sum.ts'
import { type Tariff, tariffOn } from './tariff.ts'

type OneFee = { side: AttorneyFee['side']; base?: Money; sum: FeeSum }

/** @throws Refusal for a missing amount, an amount above the one that it is part of, or a day without a tariff */
export function calculateAttorneyFee(input: AttorneyFeeInput, figures: Figures): AttorneyFeeAnswer {
  const tariff = tariffOn(figures, input.date)
  const fees = feesOf(tariff, input)
  if (input.isAgent) for (const { sum } of fees) sum.part('19/2', quarter, 1, 4)
  const files = input.matter === 'lawsuit' ? input.files : 1
  const written = fees.map((one) => ({ ...one, series: seriesFee(one.sum.amount, files) }))
  const rows = tariff.used()
  return {
    fees: written.map(({ side, base, sum, series }) => ({
      side,
      ...(base && { base: amountOf(base) }),
      fee: amountOf(sum.amount),
      total: amountOf(series.total),
      ...(side !== 'lawyer' && { most: amountOf(proportionOf(sum.amount, { times: [3] }, 'halfUp')) }),
    })),
    steps: written.flatMap(({ side, sum, series }): Step[] => [
      ...sum.steps.map((step) => ({ ...step, says: headed(side, step.says) })),
      ...(files > 1 ? series.steps : []),
    ]),
    rows,
    notes: notesOf(input, fees, rows).map((code) => ({ code, says: feeNotes[code] })),
  }
}

const quarter = { tr: 'Dava takipçisi: dörtte biri', en: 'Case follower: one quarter' }

const heads: Readonly<Record<AttorneyFee['side'], { tr: string; en: string } | undefined>> = {
  claimant: { tr: 'Davacı vekili', en: 'For the claimant' },
  defendant: { tr: 'Davalı vekili', en: 'For the defendant' },
  winner: undefined,
  lawyer: undefined,
}

function headed(side: AttorneyFee['side'], says: Step['says']): Step['says'] {
  const head = heads[side]
  return head ? { tr: `${head.tr}: ${says.tr}`, en: `${head.en}: ${says.en}` } : says
}

function feesOf(tariff: Tariff, input: AttorneyFeeInput): OneFee[] {
  const { matter, court } = input
  if (matter === 'lawsuit') return lawsuitFeesOf(tariff, input)
  if (matter === 'insurance') return insuranceOf(tariff, input)
  return [{ side: 'lawyer', sum: lawyersFee(tariff, { ...input, matter, court }) }]
}

function lawyersFee(tariff: Tariff, input: AttorneyFeeInput): FeeSum {
  const stated = input.amount ?? input.claimed
  const amount = stated === undefined ? undefined : money(stated)
  if (input.matter === 'settlement') return settlementFee(tariff, input.court)
  if (input.matter === 'mediation')
    return mediationFee(tariff, { isAgreed: input.isAgreed, amount, court: input.court })
  if (input.matter === 'item')
    return itemFee(tariff, input.item, input.hours, input.fine === undefined ? undefined : money(input.fine))
  return enforcementOf(tariff, input, amount)
}

function enforcementOf(tariff: Tariff, input: AttorneyFeeInput, amount: Money | undefined): FeeSum {
  const { enforcementKind: kind, isPaidInTime } = input
  const isAboutMoney = kind === 'money' || kind === 'debtor'
  if (isAboutMoney && !amount) throw new Refusal('fee.amount_missing')
  const whole = amount ?? money('0')
  const principal = input.principal === undefined ? whole : money(input.principal)
  if (isAboutMoney && compareMoney(principal, whole) > 0) throw new Refusal('fee.principal_above_amount')
  return enforcementFee(tariff, { kind, amount: whole, principal, isPaidInTime })
}

function lawsuitFeesOf(tariff: Tariff, input: AttorneyFeeInput): SideFee[] {
  const { court, claim, ending } = input
  if (claim === 'notMoney')
    return feesByEnding(tariff, { court, claim, claimed: money('0'), accepted: money('0') }, ending)
  const { claimed, accepted } = amountsOf(input)
  return feesByEnding(tariff, { court, claim, claimed, accepted }, ending)
}

function insuranceOf(tariff: Tariff, input: AttorneyFeeInput): SideFee[] {
  if (input.claim === 'notMoney') return insuranceFees(tariff, undefined, money('0'))
  const { claimed, accepted } = amountsOf(input)
  return insuranceFees(tariff, claimed, accepted)
}

function amountsOf(input: AttorneyFeeInput): { claimed: Money; accepted: Money } {
  if (input.claimed === undefined) throw new Refusal('fee.amount_missing')
  const claimed = money(input.claimed)
  const accepted = input.accepted === undefined ? claimed : money(input.accepted)
  if (compareMoney(accepted, claimed) > 0) throw new Refusal('fee.accepted_above_claimed')
  return { claimed, accepted }
}

const isOlderThanAYear = ({ validFrom, validTo }: FigureRow, day: CivilDate): boolean =>
  validTo === null && addMonths(validFrom, 12) <= day

function notesOf(input: AttorneyFeeInput, fees: readonly OneFee[], rows: readonly FigureRow[]): FeeNote[] {
  const { matter, claim, ending } = input
  const isLawsuit = matter === 'lawsuit'
  const isWholeRejection = fees.some(
    ({ side, base, sum }) => side === 'defendant' && base !== undefined && compareMoney(sum.amount, base) > 0,
  )
  const codes: readonly (readonly [FeeNote, boolean])[] = [
    ['fee.referred', isLawsuit && ending === 'referred'],
    ['fee.newer', rows.some((row) => isOlderThanAYear(row, input.date))],
    ['fee.range', fees.some(({ side }) => side !== 'lawyer')],
    ['fee.alimony_rejected', isLawsuit && claim === 'alimony'],
    ['fee.whole_rejection', isLawsuit && isWholeRejection && claim.endsWith('Damages')],
    ['fee.series_hearing', isLawsuit && input.files > 10],
    ['fee.mediation_set_off', matter === 'mediation' && !input.isAgreed],
    ['fee.day', true],
    ['fee.vat_included', true],
  ]
  return codes.filter(([, holds]) => holds).map(([code]) => code)
}
