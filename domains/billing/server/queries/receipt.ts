/** The receipt of an order that was paid. */
import { AppError, type BinaryAnswer, callerOf } from '@mizan/platform/contract'
import type { BillingCall } from '../call.ts'
import { receiptPdf } from '../invoices/receipt.ts'
import { findHistory } from '../store/history.ts'

/** @throws AppError `billing.order_not_found`, the same for an order of another office; `billing.no_receipt` */
export async function receiptFile(
  call: BillingCall,
  { orderId }: { orderId: string },
): Promise<BinaryAnswer> {
  const { officeId } = callerOf(call)
  const receipt = await call.office.read(async (tx) => {
    const order = await findHistory(tx, officeId, orderId)
    if (!order) throw new AppError('billing.order_not_found')
    const isPaid = order.state === 'paid' || order.state === 'refunded'
    if (!isPaid || order.due === '0.00') throw new AppError('billing.no_receipt')
    const payer = order.buyer?.name ?? (await call.parts.officeFacts(tx, officeId)).name
    return { order, payer, seller: call.parts.seller }
  })
  return {
    contentType: 'application/pdf',
    fileName: `${call.language === 'tr' ? 'makbuz' : 'receipt'}-${orderId.slice(0, 8)}.pdf`,
    body: await receiptPdf(receipt, call.language),
  }
}
