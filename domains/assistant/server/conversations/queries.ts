/** Conversations in the form of the calls. */
import { namesFor } from '@mizan/identity/server'
import { callerOf, type HandlerInput } from '@mizan/platform/contract'
import type { assistantRows } from '../../contract.ts'
import type { Conversation } from '../../schemas.ts'
import type { AssistantCall, Tx } from '../call.ts'
import type { ConversationRow } from '../tables.ts'
import { listKept } from './answers.ts'
import { type Reader, readerOf } from './readable.ts'
import { getConversation, pageOfConversations } from './store.ts'

type Query = HandlerInput<(typeof assistantRows)['assistant.conversations']>['query']

export const listConversations = (call: AssistantCall, query: Query) =>
  call.office.read(async (tx) => {
    const reader = await readerOf(call, tx, callerOf(call))
    if (query.caseId !== undefined)
      await call.parts.requireCase(tx, reader, { caseId: query.caseId, needs: 'read' })
    const { rows, total } = await pageOfConversations(tx, reader, query)
    const { pageIndex, pageSize } = query
    return { items: await presented(call, tx, reader, rows), total, pageIndex, pageSize }
  })

export const readConversation = (call: AssistantCall, { conversationId }: { conversationId: string }) =>
  call.office.read(async (tx) => {
    const reader = await readerOf(call, tx, callerOf(call))
    const row = await getConversation(tx, reader, conversationId)
    const [conversation] = await presented(call, tx, reader, [row])
    const answers = (await listKept(call, tx, row)).map(({ answer }) => answer)
    return { conversation: conversation as Conversation, answers }
  })

async function presented(
  { parts }: AssistantCall,
  tx: Tx,
  { userId }: Reader,
  rows: readonly ConversationRow[],
): Promise<Conversation[]> {
  const nameOf = await namesFor(
    tx,
    parts.namesOf,
    rows.map((row) => row.user_id),
  )
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    searchCountry: row.country,
    caseId: row.case_id,
    isShared: row.shared_at !== null,
    isOwn: row.user_id === userId,
    author: nameOf(row.user_id).name,
    answerCount: row.answer_count,
    changedAt: new Date(row.changed_at).toISOString(),
  }))
}
