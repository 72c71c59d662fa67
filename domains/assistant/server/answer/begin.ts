/** The start of a question: its conversation, and the check that the asker may ask about the case. */
import { randomUUID } from 'node:crypto'
import { AppError, callerOf } from '@mizan/platform/contract'
import { longestTitle, mostAnswersOfConversation, mostConversations } from '../../data/limits.ts'
import type { Question } from '../../schemas.ts'
import type { AssistantCall, Tx } from '../call.ts'
import { listQuestions } from '../conversations/answers.ts'
import { type Reader, readerOf } from '../conversations/readable.ts'
import { countOwn, getConversation } from '../conversations/store.ts'
import type { ConversationRow } from '../tables.ts'

export interface AnswerStart {
  /** Undefined for a new conversation, which is only stored with its first answer. */
  kept: ConversationRow | undefined
  conversationId: string
  caseId: string | null
  title: string
  /** The earlier questions, the oldest first. */
  earlier: string[]
}

/**
 * @throws AppError `assistant.conversation_not_found` and the other refusals of a conversation, `case.not_found`,
 *   `case.no_access`, and for a case `document.keys_locked`, because its answer could not be kept
 */
export const begin = (call: AssistantCall, asked: Question): Promise<AnswerStart> =>
  call.office.read(async (tx) => {
    const caller = callerOf(call)
    const reader = await readerOf(call, tx, caller)
    const kept = asked.conversationId ? await continued(tx, reader, asked.conversationId) : undefined
    if (!kept) await requireRoom(tx, reader)
    if (kept && asked.caseId && asked.caseId !== kept.case_id)
      throw new AppError('assistant.conversation_of_other_case')
    const caseId = kept?.case_id ?? asked.caseId ?? null
    if (caseId) await requireOpenCase(call, tx, reader, caseId)
    return {
      kept,
      conversationId: kept?.id ?? randomUUID(),
      caseId,
      title: kept?.title ?? titleOf(asked.message),
      earlier: kept ? await listQuestions(tx, kept.id) : [],
    }
  })

/** Only its owner continues a conversation; a colleague who reads it starts one of their own. */
async function continued(tx: Tx, reader: Reader, id: string): Promise<ConversationRow> {
  const found = await getConversation(tx, reader, id)
  if (found.user_id !== reader.userId) throw new AppError('assistant.conversation_not_found')
  if (found.answer_count >= mostAnswersOfConversation)
    throw new AppError('assistant.conversation_full', { values: { most: String(mostAnswersOfConversation) } })
  return found
}

async function requireRoom(tx: Tx, reader: Reader): Promise<void> {
  if ((await countOwn(tx, reader)) >= mostConversations)
    throw new AppError('assistant.too_many_conversations', { values: { most: String(mostConversations) } })
}

async function requireOpenCase(
  { parts }: AssistantCall,
  tx: Tx,
  reader: Reader,
  caseId: string,
): Promise<void> {
  if (!reader.readsCases) throw new AppError('case.no_access')
  await parts.requireCase(tx, reader, { caseId, needs: 'read' })
  await parts.keys.requireOpen(tx, reader.officeId)
}

/** The title is the question in one line, cut between words. */
export function titleOf(message: string): string {
  const line = message.replace(/[\s\p{Cc}\ufffd]+/gu, ' ').trim()
  if (line.length <= longestTitle) return line
  const cut = line.slice(0, longestTitle - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestTitle / 2)).trimEnd()}…`
}
