/** The minimum fee of a mediator by the tariff of the day on which the mediation ended. */
import { addMonths } from '@mizan/platform/calendar'
import { allocate, amountOf, type Money, proportionOf, subtract } from '@mizan/platform/money'
import { type MediationNote, mediationNotes } from '../../data/notes/mediation.ts'
import type { FigureRow } from '../../schemas/figures.ts'
import type { MediationFeeAnswer, MediationFeeInput } from '../../schemas/mediation.ts'
import type { Figures } from '../figures.ts'
import { use } from '../use.ts'
import { type Fee, feeOf } from './fee.ts'

/** @throws Refusal for a missing amount, and for a day without a tariff */
export function calculateMediationFee(input: MediationFeeInput, figures: Figures): MediationFeeAnswer {
  const used = use(figures, input.date)
  const fee = feeOf(used, input)
  const rows = used.rows()
  const borne = subtract(fee.total, fee.treasury)
  const shares = allocate(borne, Array<bigint>(input.parties).fill(1n))
  return {
    total: amountOf(fee.total),
    perMediator: amountOf(perMediator(fee, input)),
    treasury: amountOf(fee.treasury),
    shares: shares.map(amountOf),
    steps: fee.steps,
    rows,
    notes: notesOf(input, fee, rows).map((code) => ({ code, says: mediationNotes[code] })),
  }
}

const perMediator = ({ total }: Fee, { mediators }: MediationFeeInput): Money =>
  mediators === 1 ? total : proportionOf(total, { times: [1], over: [mediators] }, 'down')

function notesOf(input: MediationFeeInput, fee: Fee, rows: readonly FigureRow[]): MediationNote[] {
  const { dispute, isAgreed, isMandatory, mediators, date } = input
  const isOld = ({ validFrom, validTo }: FigureRow) => validTo === null && addMonths(validFrom, 12) <= date
  const isSpecial = dispute === 'commercial' || dispute === 'partition'
  const codes: readonly (readonly [MediationNote, boolean])[] = [
    ['mediation.newer', rows.some(isOld)],
    ['mediation.treasury', fee.treasury.hundredths > 0n],
    ['mediation.commercial_not_money', isAgreed && isSpecial && input.basis === 'notMoney'],
    ['mediation.each_mediator', mediators > 1 && input.basis !== 'series'],
    ['mediation.equal', fee.total.hundredths > fee.treasury.hundredths],
    ['mediation.day', true],
    ['mediation.no_fee', isMandatory && !isAgreed],
    ['mediation.vat', true],
  ]
  return codes.filter(([, holds]) => holds).map(([code]) => code)
}
