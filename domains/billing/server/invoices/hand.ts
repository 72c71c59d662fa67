/** Hands invoices to the tax administration's service, those that wait longest first. */
import type { BillingCall } from '../call.ts'
import { forEach } from '../for-each.ts'
import { markHanded, waitingInvoices } from '../store/invoices.ts'
import { documentOf } from './document.ts'

export async function handInvoices({ parts, system }: BillingCall): Promise<{ handed: number }> {
  const waiting = await system.read(waitingInvoices)
  const handed = await forEach(waiting, async (invoice) => {
    await parts.eInvoices.hand(documentOf(invoice, parts.seller))
    await system((tx) => markHanded(tx, invoice.id))
    return true
  })
  return { handed }
}
