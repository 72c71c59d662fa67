/** The queries and actions that answer the rows of the contract. */
import { type Desk, desk } from '@mizan/platform/http'
import { assistantRows } from '../contract.ts'
import { answerQuestion } from './answer/answer.ts'
import { removeConversation } from './conversations/actions/delete.ts'
import { renameConversation } from './conversations/actions/rename.ts'
import { shareConversation } from './conversations/actions/share.ts'
import { listConversations, readConversation } from './conversations/queries.ts'
import { answerFile } from './export/query.ts'
import type { AssistantParts } from './parts.ts'
import { decideProposal } from './proposals/actions/decide.ts'
import { changeSettings } from './settings/actions/update.ts'
import { readSettings } from './settings/queries.ts'

export const assistantDesk = (parts: AssistantParts): Desk =>
  desk(
    assistantRows,
    {
      'assistant.ask': (call, { body, signal }) => answerQuestion(call, body, signal),
      'assistant.conversations': (call, { query }) => listConversations(call, query),
      'assistant.conversation': (call, { params }) => readConversation(call, params),
      'assistant.rename': (call, { params, body }) => renameConversation(call, { ...params, ...body }),
      'assistant.share': (call, { params, body }) => shareConversation(call, { ...params, ...body }),
      'assistant.answerFile': (call, { params, query }) => answerFile(call, { ...params, ...query }),
      'assistant.decide': (call, { params, body }) => decideProposal(call, { ...params, ...body }),
      'assistant.delete': (call, { params }) => removeConversation(call, params),
      'assistant.settings': (call) => readSettings(call),
      'assistant.updateSettings': (call, { body }) => changeSettings(call, body),
    },
    parts,
  )
