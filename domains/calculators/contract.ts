/** Rows of calculators; each calculator has a file in `contract/`. */
import { figureRows } from './contract/figures.ts'
import { fileRows } from './contract/file.ts'
import { interestRows } from './contract/interest.ts'
import { timeLimitRows } from './contract/time-limits.ts'

export { calculatorsAudit } from './audit.ts'
export { calculatorsErrors, calculatorsIssues } from './errors.ts'

export const calculatorsRows = { ...figureRows, ...fileRows, ...interestRows, ...timeLimitRows }
