/** Accepts a message from the contact form. */
import { personOf } from '@mizan/platform/call'
import { queueMessage } from '@mizan/platform/messages'
import type { ContactMessage } from '../../schemas.ts'
import type { SiteCall } from '../call.ts'
import { contactMail } from '../mails.ts'
import { keepWritten } from '../store/forms.ts'

export async function takeContact(call: SiteCall, contact: ContactMessage): Promise<{ kept: true }> {
  const { contactEmail: recipient } = call.parts
  return call.system(async (tx) => {
    const { name = null, email = null, topic = null, message } = contact
    const user_id = personOf(call.actor) ?? null
    const row = { kind: 'contact', at: tx.clock.now(), user_id, name, email, topic, message } as const
    const { id } = await keepWritten(tx, row)
    if (recipient) await queueMessage(tx, contactMail(recipient, contact))
    tx.about(String(id))
    return { kept: true }
  })
}
