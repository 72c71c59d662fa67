/** Staff deletes a message for good. The audit entry names the message without its content. */
import { AppError } from '@mizan/platform/contract'
import type { SiteCall } from '../call.ts'
import { keyOf } from '../messages.ts'
import { deleteWrittenOne, lockWritten } from '../store/messages.ts'

/** @throws AppError `message.not_found` */
export async function deleteMessage(
  call: SiteCall,
  { messageId }: { messageId: string },
): Promise<{ done: true }> {
  const key = keyOf(messageId)
  return call.system(async (tx) => {
    if (!(await lockWritten(tx, key))) throw new AppError('message.not_found')
    await deleteWrittenOne(tx, key)
    tx.about(messageId)
    return { done: true }
  })
}
