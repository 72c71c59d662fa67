/** Rows of the assistant. */
import { askRows } from './contract/ask.ts'
import { conversationRows } from './contract/conversations.ts'
import { answerFileRows } from './contract/files.ts'
import { proposalRows } from './contract/proposals.ts'
import { settingsRows } from './contract/settings.ts'

export { assistantAudit } from './audit.ts'
export { assistantErrors } from './errors.ts'

export const assistantRows = {
  ...askRows,
  ...conversationRows,
  ...answerFileRows,
  ...proposalRows,
  ...settingsRows,
}
