/**
 * The port to the service that hands invoices to the tax administration, and the adapter that comes with the product:
 * it writes them as files into a folder, from which an operator's own service takes them.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InvoiceDocument } from './document.ts'
import { invoiceUbl, ublProblems } from './ubl.ts'

export interface EInvoices {
  /** May be repeated for the same invoice. @throws Error for one that does not add up */
  hand(invoice: InvoiceDocument): Promise<void>
}

/** Each file is written completely or not at all; the same invoice is the same file. */
export const invoiceFolder = (folder: string): EInvoices => ({
  hand: async (invoice) => {
    const problems = ublProblems(invoice)
    if (problems.length > 0)
      throw new Error(`The invoice ${invoice.number} is not right: ${problems.join(', ')}`)
    await mkdir(folder, { recursive: true })
    const unfinished = join(folder, `.${invoice.number}.part`)
    await writeFile(unfinished, invoiceUbl(invoice))
    await rename(unfinished, join(folder, `${invoice.number}.xml`))
  },
})
