/** Rows of court files: linking them, syncing their documents, and showing them in a case. */
import { governmentCaseRows } from './contract/cases.ts'
import { governmentFileRows } from './contract/files.ts'
import { governmentProposalRows } from './contract/proposals.ts'
import { governmentSyncRows } from './contract/sync.ts'

export { governmentAudit } from './audit.ts'
export { governmentErrors, governmentIssues } from './errors.ts'

/** The rows that the browser extension calls. */
export const extensionRows = { ...governmentCaseRows, ...governmentSyncRows }
export const governmentRows = { ...extensionRows, ...governmentFileRows, ...governmentProposalRows }
