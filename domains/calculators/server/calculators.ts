/** The calculators by the rows that they answer: the shape of the body, the pure sum, and its sheet. */
import { AppError } from '@mizan/platform/contract'
import type { z } from 'zod'
import { calculatorsRows } from '../contract.ts'
import { attorneyFee } from '../rules/attorney-fee/calculator.ts'
import type { Calculator } from '../rules/calculator.ts'
import { courtFees, enforcementCosts } from '../rules/court-costs/calculators.ts'
import { interest } from '../rules/interest/calculator.ts'
import { annualLeave, overtime, severance } from '../rules/labour/calculators.ts'
import { caseLimitation, penaltyLimitation } from '../rules/limitation/calculators.ts'
import { mediationFee } from '../rules/mediation/calculator.ts'
import { receipt } from '../rules/receipt/calculator.ts'
import { Refusal, writtenValues } from '../rules/refusal.ts'
import { rentIncrease } from '../rules/rent/calculator.ts'
import { sentence } from '../rules/sentence/calculator.ts'
import { timeLimit } from '../rules/time-limits/calculator.ts'
import type { Language } from '../rules/writing.ts'
import type { Common } from '../schemas/answer.ts'

/** The row gives the shape of the input, which is that of the rule. A calculator without a sheet gives no files. */
const answering = <
  Body extends z.ZodType,
  Answer extends Common,
  Given extends Pick<Calculator<z.output<Body>, Answer>, 'calculate'>,
>(
  { body }: { body: Body },
  calculator: Given,
) => ({ body, ...calculator })

export const calculators = {
  'calculators.attorneyFee': answering(calculatorsRows['calculators.attorneyFee'], attorneyFee),
  'calculators.mediationFee': answering(calculatorsRows['calculators.mediationFee'], mediationFee),
  'calculators.courtFees': answering(calculatorsRows['calculators.courtFees'], courtFees),
  'calculators.enforcementCosts': answering(
    calculatorsRows['calculators.enforcementCosts'],
    enforcementCosts,
  ),
  'calculators.severance': answering(calculatorsRows['calculators.severance'], severance),
  'calculators.annualLeave': answering(calculatorsRows['calculators.annualLeave'], annualLeave),
  'calculators.caseLimitation': answering(calculatorsRows['calculators.caseLimitation'], caseLimitation),
  'calculators.penaltyLimitation': answering(
    calculatorsRows['calculators.penaltyLimitation'],
    penaltyLimitation,
  ),
  'calculators.sentence': answering(calculatorsRows['calculators.sentence'], sentence),
  'calculators.overtime': answering(calculatorsRows['calculators.overtime'], overtime),
  'calculators.receipt': answering(calculatorsRows['calculators.receipt'], receipt),
  'calculators.rentIncrease': answering(calculatorsRows['calculators.rentIncrease'], rentIncrease),
  'calculators.interest': answering(calculatorsRows['calculators.interest'], interest),
  'calculators.timeLimit': answering(calculatorsRows['calculators.timeLimit'], timeLimit),
}

export type CalculatorName = keyof typeof calculators

/** @throws AppError with the code of the refusal, and its values in `details` */
export function orRefused<T>(calculate: () => T, language: Language): T {
  try {
    return calculate()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new AppError(error.code, {
      values: writtenValues(error.values, language),
      details: { ...error.values },
    })
  }
}
