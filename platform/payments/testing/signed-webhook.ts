/** A message of the sandbox bank about a reference, as its webhooks are. */
import { randomUUID } from 'node:crypto'
import { webhookSignature } from '../iyzico/signature.ts'
import { sandboxKeys } from '../providers.ts'

export function signedWebhook(reference: string, status = 'SUCCESS') {
  const [event, payment] = ['THREE_DS_AUTH', '1']
  const body = {
    ...{ iyziEventType: event, iyziReferenceCode: randomUUID(), iyziEventTime: 0, merchantId: 'sandbox' },
    ...{ paymentConversationId: reference, status, paymentId: payment },
  }
  const signature = webhookSignature(sandboxKeys.secretKey, { event, payment, reference, status })
  return { headers: { 'x-iyz-signature-v3': signature }, body }
}
