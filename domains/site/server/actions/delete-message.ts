/** Staff deletes a message for good; that it was there stays in the record, what stood in it does not. */
import { AppError } from '@mizan/platform/contract'
import { type DataContext, write } from '@mizan/platform/database'
import { keyOf } from '../messages.ts'
import { deleteWrittenOne, lockWritten } from '../store/messages.ts'

/** @throws AppError `message.not_found` */
export async function deleteMessage(ctx: DataContext, messageId: string): Promise<{ done: true }> {
  const key = keyOf(messageId)
  return write(ctx, async (tx) => {
    if (!(await lockWritten(tx.db, key))) throw new AppError('message.not_found')
    await deleteWrittenOne(tx.db, key)
    tx.about(messageId)
    return { done: true }
  })
}
