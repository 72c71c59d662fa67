/** Somebody would like to be shown the product. */
import { type DataContext, write } from '@mizan/platform/database'
import { queueMessage } from '@mizan/platform/messages'
import type { DemoRequest } from '../../schemas.ts'
import { demoMail } from '../mails.ts'
import { keepDemoRequest } from '../store/written.ts'

/** @param recipient who is told by mail; nobody where the installation names none */
export async function takeDemoRequest(
  ctx: DataContext,
  request: DemoRequest,
  recipient: string | undefined,
): Promise<{ kept: true }> {
  return write(ctx, async (tx) => {
    const { phoneNumber = null, message = null, ...who } = request
    const user_id = ctx.call.actorId ?? null
    const row = { at: tx.clock.now(), user_id, ...who, phone_number: phoneNumber, message }
    const { id } = await keepDemoRequest(tx.db, row)
    if (recipient) await queueMessage(tx, demoMail(recipient, request))
    tx.about(String(id))
    return { kept: true }
  })
}
