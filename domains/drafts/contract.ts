/** Rows of drafts, templates and the auditor. */
import { auditorRows } from './contract/auditor.ts'
import { draftRows as rows } from './contract/drafts.ts'
import { draftFileRows } from './contract/files.ts'
import { templateRows } from './contract/templates.ts'

export { draftAudit } from './audit.ts'
export { draftErrors, draftIssues } from './errors.ts'

export const draftRows = { ...rows, ...draftFileRows, ...templateRows, ...auditorRows }
