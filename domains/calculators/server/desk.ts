/** Which row of the contract is answered by which query, calculator or action. */
import { type Desk, desk } from '@mizan/platform/http'
import { calculatorsRows } from '../contract.ts'
import { calculators } from './calculators.ts'
import type { CalculatorsParts } from './parts.ts'
import { calculating } from './queries/calculate.ts'
import { listFigures } from './queries/figures.ts'
import { listTimeLimits } from './queries/time-limits.ts'

export const calculatorsDesk = (parts: CalculatorsParts): Desk =>
  desk(
    calculatorsRows,
    {
      'calculators.figures': listFigures,
      'calculators.interest': calculating(calculators['calculators.interest'].calculate),
      'calculators.timeLimit': calculating(calculators['calculators.timeLimit'].calculate),
      'calculators.timeLimits': listTimeLimits,
    },
    parts,
  )
