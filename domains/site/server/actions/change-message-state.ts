/** Staff sets the state of a message. */
import { personOf } from '@mizan/platform/call'
import { AppError } from '@mizan/platform/contract'
import type { MessageState, ReceivedMessage } from '../../schemas.ts'
import type { SiteCall } from '../call.ts'
import { keyOf, presentMessages } from '../messages.ts'
import { lockWritten, setWrittenState } from '../store/messages.ts'

/** @throws AppError `message.not_found` */
export async function changeMessageState(
  call: SiteCall,
  { messageId, state }: { messageId: string; state: MessageState },
): Promise<ReceivedMessage> {
  const key = keyOf(messageId)
  return call.system(async (tx) => {
    const before = await lockWritten(tx, key)
    if (!before) throw new AppError('message.not_found')
    const change = { state, changed_at: tx.clock.now(), changed_by: personOf(call.actor) ?? null }
    await setWrittenState(tx, key, change)
    tx.about(messageId, { from: before.state, to: state })
    const after = { ...before, ...change, changed_at: change.changed_at.toISOString() }
    const [presented] = await presentMessages(call, tx, [after])
    return presented!
  })
}
