/** The address of the calculator of receipts for a service, which names the service so that it can be kept with it. */
import type { LedgerLine } from '../../schemas.ts'

export interface ServiceRef {
  clientId: string
  transactionId: string
}

const path = '/calculators/receipt'

/**
 * With the inputs of the receipt that was kept, or with the amount of the service as what is collected. Nobody has said
 * whether the client has to withhold tax, so the calculator asks.
 */
export function receiptAddress(clientId: string, { transactionId, amount, receipt }: LedgerLine): string {
  const inputs = receipt?.inputs ?? { amount: amount.amount, given: 'collected', payer: 'ask' }
  const search = new URLSearchParams({ ...inputs, client: clientId, service: transactionId })
  return `${path}?${search}`
}

/** The service that an address names, if it is one of a receipt. */
export function serviceOf(address: string): ServiceRef | undefined {
  const { pathname, searchParams } = new URL(address, 'http://host')
  const [clientId, transactionId] = [searchParams.get('client'), searchParams.get('service')]
  return pathname === path && clientId && transactionId ? { clientId, transactionId } : undefined
}
