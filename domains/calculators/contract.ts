/** Rows of calculators; each calculator has a file in `contract/`. */
import { figureRows } from './contract/figures.ts'
import { interestRows } from './contract/interest.ts'
import { timeLimitRows } from './contract/time-limits.ts'

export { calculatorsErrors, calculatorsIssues } from './errors.ts'

export const calculatorsRows = { ...figureRows, ...interestRows, ...timeLimitRows }
