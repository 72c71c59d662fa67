/** Rows of the assistant. */
import { askRows } from './contract/ask.ts'
import { conversationRows } from './contract/conversations.ts'

export { assistantAudit } from './audit.ts'
export { assistantErrors } from './errors.ts'

export const assistantRows = { ...askRows, ...conversationRows }
