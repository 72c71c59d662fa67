/** Begins the trial of an office at a running server as people do: with a card on the page of the sandbox bank. */
import { payForm } from '../platform/payments/testing/payer.ts'

/** `token`: of an administrator whose office has had no plan yet. @throws Error with the answer of the server */
export async function startTrial(address: string, token: string): Promise<void> {
  const answer = await fetch(`${address}/api/online-payment/process-subscription`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ offerType: 'CaseManagement', billingCycle: '1M' }),
  })
  const { data } = (await answer.json()) as { data?: { address: string | null; orderId: string } }
  if (!data?.address) throw new Error(`No trial: ${answer.status} ${JSON.stringify(data)}`)
  const { to, fields } = await payForm(data.address, { stores: true })
  const back = await fetch(to, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  if (back.status >= 400) throw new Error(`The browser came back from the bank and met ${back.status}`)
}
