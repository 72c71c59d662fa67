/** Somebody writes to the people behind the product. */
import { type DataContext, write } from '@mizan/platform/database'
import { queueMessage } from '@mizan/platform/messages'
import type { ContactMessage } from '../../schemas.ts'
import { contactMail } from '../mails.ts'
import { keepContact } from '../store/written.ts'

/** @param recipient who is told by mail; nobody where the installation names none */
export async function takeContact(
  ctx: DataContext,
  contact: ContactMessage,
  recipient: string | undefined,
): Promise<{ kept: true }> {
  return write(ctx, async (tx) => {
    const { name = null, email = null, topic = null, message } = contact
    const user_id = ctx.call.actorId ?? null
    const { id } = await keepContact(tx.db, { at: tx.clock.now(), user_id, name, email, topic, message })
    if (recipient) await queueMessage(tx, contactMail(recipient, contact))
    tx.about(String(id))
    return { kept: true }
  })
}
