/** The queries, calculators and actions that answer the rows of the contract. */
import { type Desk, desk } from '@mizan/platform/http'
import { calculatorsRows } from '../contract.ts'
import { proposeFigure } from './actions/propose-figure.ts'
import { confirmFigure, withdrawFigure } from './actions/settle-figure.ts'
import { calculators } from './calculators.ts'
import type { CalculatorsParts } from './parts.ts'
import { answeredBy } from './queries/calculate.ts'
import { listFigures, readFigureChanges } from './queries/figures.ts'
import { resultFile } from './queries/file.ts'
import { listTimeLimits } from './queries/time-limits.ts'

export const calculatorsDesk = (parts: CalculatorsParts): Desk =>
  desk(
    calculatorsRows,
    {
      'calculators.figures': listFigures,
      'calculators.figureChanges': readFigureChanges,
      'calculators.proposeFigure': (call, { body }) => proposeFigure(call, body),
      'calculators.confirmFigure': (call, { params }) => confirmFigure(call, params),
      'calculators.withdrawFigure': (call, { params }) => withdrawFigure(call, params),
      'calculators.file': (call, { body }) => resultFile(call, body),
      'calculators.attorneyFee': answeredBy(calculators['calculators.attorneyFee']),
      'calculators.mediationFee': answeredBy(calculators['calculators.mediationFee']),
      'calculators.courtFees': answeredBy(calculators['calculators.courtFees']),
      'calculators.enforcementCosts': answeredBy(calculators['calculators.enforcementCosts']),
      'calculators.severance': answeredBy(calculators['calculators.severance']),
      'calculators.annualLeave': answeredBy(calculators['calculators.annualLeave']),
      'calculators.caseLimitation': answeredBy(calculators['calculators.caseLimitation']),
      'calculators.penaltyLimitation': answeredBy(calculators['calculators.penaltyLimitation']),
      'calculators.sentence': answeredBy(calculators['calculators.sentence']),
      'calculators.overtime': answeredBy(calculators['calculators.overtime']),
      'calculators.receipt': answeredBy(calculators['calculators.receipt']),
      'calculators.rentIncrease': answeredBy(calculators['calculators.rentIncrease']),
      'calculators.interest': answeredBy(calculators['calculators.interest']),
      'calculators.timeLimit': answeredBy(calculators['calculators.timeLimit']),
      'calculators.timeLimits': listTimeLimits,
    },
    parts,
  )
