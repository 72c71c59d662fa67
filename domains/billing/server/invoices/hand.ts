/** Hands invoices to the tax administration's service, those that wait longest first. */
import type { BillingCall } from '../call.ts'
import { markHanded, waitingInvoices } from '../store/invoices.ts'
import { documentOf } from './document.ts'

/** One that fails keeps the others from nothing; afterwards the run fails, so that staff sees it among the jobs. */
export async function handInvoices({ parts, system }: BillingCall): Promise<{ handed: number }> {
  const waiting = await system.read(waitingInvoices)
  const failures: unknown[] = []
  let handed = 0
  for (const invoice of waiting) {
    try {
      await parts.eInvoices.hand(documentOf(invoice, parts.seller))
      await system((tx) => markHanded(tx, invoice.id))
      handed += 1
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} invoices could not be handed over`)
  return { handed }
}
