/** The dated figures that come with the product. Staff adds to them and ends them without a release. */
import type { FigureRow } from '../schemas/figures.ts'
import { attorneyFeeFigures } from './figures/attorney-fee.ts'
import { courtFigures } from './figures/court-costs.ts'
import { holidayFigures } from './figures/holidays.ts'
import { interestFigures } from './figures/interest.ts'
import { labourFigures } from './figures/labour.ts'
import { mediationFigures } from './figures/mediation.ts'
import { receiptFigures } from './figures/receipt.ts'
import { rentFigures } from './figures/rent.ts'

export const seededFigures: readonly FigureRow[] = [
  ...attorneyFeeFigures,
  ...mediationFigures,
  ...courtFigures,
  ...labourFigures,
  ...receiptFigures,
  ...rentFigures,
  ...interestFigures,
  ...holidayFigures,
]
