/** The dated figures that come with the product. Staff adds to them and ends them without a release. */
import type { FigureRow } from '../schemas/figures.ts'
import { holidayFigures } from './figures/holidays.ts'
import { interestFigures } from './figures/interest.ts'

export const seededFigures: readonly FigureRow[] = [...interestFigures, ...holidayFigures]
