/** The table of research calls. */
import { citationRows } from './contract/citations.ts'
import { decisionRows } from './contract/decisions.ts'
import { favoriteRows } from './contract/favorites.ts'
import { fileRows } from './contract/files.ts'
import { historyRows } from './contract/history.ts'
import { lawRows } from './contract/laws.ts'
import { decisionReadingRows } from './contract/readings.ts'
import { stringRows } from './contract/strings.ts'

export { researchAudit } from './audit.ts'
export { Feedback } from './contract/decisions.ts'
export { researchErrors } from './errors.ts'
export { researchIssues } from './issues.ts'
export const researchRows = {
  ...decisionRows,
  ...decisionReadingRows,
  ...lawRows,
  ...stringRows,
  ...citationRows,
  ...fileRows,
  ...historyRows,
  ...favoriteRows,
}
