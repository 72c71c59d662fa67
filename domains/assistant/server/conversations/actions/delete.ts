import { callerOf } from '@mizan/platform/contract'
import type { AssistantCall } from '../../call.ts'
import { readerOf } from '../readable.ts'
import { deleteConversation, lockOwnConversation } from '../store.ts'

export const removeConversation = (call: AssistantCall, { conversationId }: { conversationId: string }) =>
  call.office(async (tx) => {
    const reader = await readerOf(call, tx, callerOf(call))
    const { id } = await lockOwnConversation(tx, reader, conversationId)
    await deleteConversation(tx, id)
    tx.about(id)
    return { done: true as const }
  })
