/** Accepts a request for a demonstration of the product. */
import { personOf } from '@mizan/platform/call'
import { queueMessage } from '@mizan/platform/messages'
import type { DemoRequest } from '../../schemas.ts'
import type { SiteCall } from '../call.ts'
import { demoMail } from '../mails.ts'
import { keepWritten } from '../store/forms.ts'

export async function takeDemoRequest(call: SiteCall, request: DemoRequest): Promise<{ kept: true }> {
  const { contactEmail: recipient } = call.parts
  return call.system(async (tx) => {
    const { phoneNumber = null, message = null, ...who } = request
    const user_id = personOf(call.actor) ?? null
    const at = tx.clock.now()
    const row = { kind: 'demo', at, user_id, ...who, phone_number: phoneNumber, message } as const
    const { id } = await keepWritten(tx, row)
    if (recipient) await queueMessage(tx, demoMail(recipient, request))
    tx.about(String(id))
    return { kept: true }
  })
}
