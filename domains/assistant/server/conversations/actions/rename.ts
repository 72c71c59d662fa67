import { callerOf } from '@mizan/platform/contract'
import type { AssistantCall } from '../../call.ts'
import { readerOf } from '../readable.ts'
import { lockOwnConversation, updateTitle } from '../store.ts'

interface RenameInput {
  conversationId: string
  title: string
}

export const renameConversation = (call: AssistantCall, { conversationId, title }: RenameInput) =>
  call.office(async (tx) => {
    const reader = await readerOf(call, tx, callerOf(call))
    const { id } = await lockOwnConversation(tx, reader, conversationId)
    await updateTitle(tx, id, title)
    tx.about(id)
    return { done: true as const }
  })
