/** Rows of the assistant. */
import { askRows } from './contract/ask.ts'
import { conversationRows } from './contract/conversations.ts'
import { answerFileRows } from './contract/files.ts'

export { assistantAudit } from './audit.ts'
export { assistantErrors } from './errors.ts'

export const assistantRows = { ...askRows, ...conversationRows, ...answerFileRows }
