/** Keeps an answer in its conversation, which begins with the first one. */
import { callerOf } from '@mizan/platform/contract'
import type { Question } from '../../schemas.ts'
import type { AssistantCall } from '../call.ts'
import { type AnswerContent, insertAnswer } from '../conversations/answers.ts'
import { readerOf } from '../conversations/readable.ts'
import { insertConversation, lockOwnConversation, noteAnswer } from '../conversations/store.ts'
import type { AnswerStart } from './begin.ts'

interface FinishedAnswer {
  answerId: string
  content: AnswerContent
}

/** @throws AppError `assistant.conversation_not_found` if it, or the right to its case, has ended meanwhile */
export const keepAnswer = (
  call: AssistantCall,
  { kept, conversationId, caseId, title }: AnswerStart,
  { message: question, searchCountry: country }: Question,
  { answerId: id, content }: FinishedAnswer,
): Promise<void> =>
  call.office.unaudited(async (tx) => {
    const caller = callerOf(call)
    const { officeId, userId } = caller
    if (caseId) await call.parts.requireCase(tx, caller, { caseId, needs: 'read' })
    if (kept) await lockOwnConversation(tx, await readerOf(call, tx, caller), conversationId)
    else
      await insertConversation(tx, { id: conversationId, case_id: caseId, title, country, officeId, userId })
    const of = { id: conversationId, company_id: officeId, case_id: caseId }
    await insertAnswer(call, tx, of, { id, question, content })
    await noteAnswer(tx, conversationId, { question, country })
  })
