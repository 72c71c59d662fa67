/** Rows of calculators; each calculator has a file in `contract/`. */
import { attorneyFeeRows } from './contract/attorney-fee.ts'
import { courtCostRows } from './contract/court-costs.ts'
import { figureRows } from './contract/figures.ts'
import { fileRows } from './contract/file.ts'
import { interestRows } from './contract/interest.ts'
import { labourRows } from './contract/labour.ts'
import { limitationRows } from './contract/limitation.ts'
import { mediationRows } from './contract/mediation.ts'
import { receiptRows } from './contract/receipt.ts'
import { rentRows } from './contract/rent.ts'
import { sentenceRows } from './contract/sentence.ts'
import { timeLimitRows } from './contract/time-limits.ts'

export { calculatorsAudit } from './audit.ts'
export { calculatorsErrors, calculatorsIssues } from './errors.ts'

export const calculatorsRows = {
  ...attorneyFeeRows,
  ...courtCostRows,
  ...labourRows,
  ...limitationRows,
  ...mediationRows,
  ...sentenceRows,
  ...receiptRows,
  ...rentRows,
  ...figureRows,
  ...fileRows,
  ...interestRows,
  ...timeLimitRows,
}
