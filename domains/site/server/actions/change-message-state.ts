/** Staff notes what became of a message. */
import { AppError } from '@mizan/platform/contract'
import { type DataContext, write } from '@mizan/platform/database'
import type { MessageState, ReceivedMessage } from '../../schemas.ts'
import { keyOf, type NamesOf, presentMessages } from '../messages.ts'
import { lockWritten, setWrittenState } from '../store/messages.ts'

/** @throws AppError `message.not_found` */
export async function changeMessageState(
  ctx: DataContext,
  namesOf: NamesOf,
  messageId: string,
  state: MessageState,
): Promise<ReceivedMessage> {
  const key = keyOf(messageId)
  return write(ctx, async (tx) => {
    const before = await lockWritten(tx.db, key)
    if (!before) throw new AppError('message.not_found')
    const change = { state, changed_at: tx.clock.now(), changed_by: tx.call.actorId ?? null }
    await setWrittenState(tx.db, key, change)
    tx.about(messageId, { from: before.state, to: state })
    const after = { ...before, ...change, changed_at: change.changed_at.toISOString() }
    const [presented] = await presentMessages(tx, namesOf, [after])
    return presented!
  })
}
