/** Computes the receipt of a service and keeps it with the service; a later one takes its place. */
import { calculators, figuresIn, orRefused } from '@mizan/calculators/server'
import { AppError, callerOf } from '@mizan/platform/contract'
import type { Money, ReceiptToKeep } from '../../schemas.ts'
import type { ClientCall } from '../call.ts'
import { moneyOf } from '../present.ts'
import { lockClient } from '../store/clients.ts'
import { getTransaction, keepReceipt as keep } from '../store/transactions.ts'

export async function keepReceipt(
  call: ClientCall,
  { clientId, transactionId, receipt }: ReceiptToKeep,
): Promise<{ gross: Money; collected: Money }> {
  const { officeId } = callerOf(call)
  const figures = await call.system.read(figuresIn)
  return call.office(async (tx) => {
    const client = await lockClient(tx, officeId, clientId)
    const service = await getTransaction(tx, { clientId, transactionId, kinds: ['service'] })
    if (service.deleted_at !== null) throw new AppError('client.transaction_deleted')
    const { gross, collected } = orRefused(
      () => calculators['calculators.receipt'].calculate(receipt, figures),
      call.language,
    )
    const inputs = Object.fromEntries(Object.entries(receipt).filter(([, value]) => value !== undefined))
    await keep(tx, transactionId, { gross, collected, inputs })
    tx.about(clientId, { client: client.name, amount: gross, description: service.description })
    return { gross: moneyOf(gross), collected: moneyOf(collected) }
  })
}
