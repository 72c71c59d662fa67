/** The receipt of a payment or a payout as a file. */
import { AppError, type BinaryAnswer, callerOf } from '@mizan/platform/contract'
import { hasVoucher } from '../../rules/voucher.ts'
import type { ClientCall } from '../call.ts'
import { relatedCases } from '../related-cases.ts'
import { getClient } from '../store/clients.ts'
import { getTransaction } from '../store/transactions.ts'
import { titleOf, type Voucher, voucherPdf } from '../voucher/pdf.ts'

interface Asked {
  clientId: string
  transactionId: string
}

/** The file is written after the transaction, which need not wait for it. */
export async function voucherFile(call: ClientCall, asked: Asked): Promise<BinaryAnswer> {
  const voucher = await readVoucher(call, asked)
  const title = titleOf(voucher.kind, call.language)
  return {
    contentType: 'application/pdf',
    fileName: `${title} ${voucher.number}.pdf`,
    body: await voucherPdf(voucher, call.language),
  }
}

function readVoucher(call: ClientCall, { clientId, transactionId }: Asked): Promise<Voucher> {
  const { officeId } = callerOf(call)
  return call.office.read(async (tx) => {
    const client = await getClient(tx, officeId, clientId)
    const line = await getTransaction(tx, { clientId, transactionId, kinds: ['payment', 'payout'] })
    if (!hasVoucher({ kind: line.kind, paymentDetail: line.payment_detail }))
      throw new AppError('client.transaction_not_found')
    if (line.deleted_at !== null) throw new AppError('client.transaction_deleted')
    const caseOf = await relatedCases(call, tx, [line])
    return {
      office: await call.parts.letterhead(tx, officeId),
      client: client.name,
      kind: line.kind === 'payout' ? 'payout' : 'payment',
      account: line.account,
      number: numberOf(line),
      date: line.date,
      amount: line.amount,
      description: line.description,
      paymentType: line.payment_type,
      paymentDetail: line.payment_detail,
      expenseType: null,
      caseTitle: caseOf(line.case_id)?.title ?? null,
    }
  })
}

/** The day and the beginning of the id: the same whenever it is asked for, and it tells nothing of other lines. */
const numberOf = ({ id, date }: { id: string; date: string }): string =>
  `${date.replaceAll('-', '')}-${id.replaceAll('-', '').slice(0, 6).toUpperCase()}`
