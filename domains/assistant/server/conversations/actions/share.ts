import { callerOf } from '@mizan/platform/contract'
import type { AssistantCall } from '../../call.ts'
import { readerOf } from '../readable.ts'
import { lockOwnConversation, updateSharing } from '../store.ts'

interface Shared {
  conversationId: string
  isShared: boolean
}

/** A conversation about a case is then open to those of the office who may read the case. */
export const shareConversation = (call: AssistantCall, { conversationId, isShared }: Shared) =>
  call.office(async (tx) => {
    const reader = await readerOf(call, tx, callerOf(call))
    const { id } = await lockOwnConversation(tx, reader, conversationId)
    await updateSharing(tx, id, isShared)
    tx.about(id, { sharing: isShared ? 'shared' : 'ended' })
    return { done: true as const }
  })
