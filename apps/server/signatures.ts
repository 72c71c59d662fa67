/** Finds the domain that checks the signatures of a sender. */
import type { Row } from '@mizan/platform/contract'
import { type ListOf, toldApart } from '@mizan/platform/domain'
import type { CheckSignature } from '@mizan/platform/http'

/** @throws Error if a row takes messages of a sender that no domain checks, or that two check */
export function signaturesOf(rows: Readonly<Record<string, Row>>, listOf: ListOf): CheckSignature {
  const senders = toldApart('webhooks', listOf('webhooks'), 'sender')
  const webhookOf = (sender: string) => {
    const webhook = senders.get(sender)
    if (!webhook) throw new Error(`No domain checks the signatures of ${sender}.`)
    return webhook
  }
  for (const { access } of Object.values(rows))
    if (access.session === 'webhook') webhookOf(access.sender ?? '')
  return (sender, headers, body) => webhookOf(sender).check(headers, body)
}
