/** Payments and services of a client, newest first, with the balance after each. */

import { namesFor } from '@mizan/identity/server'
import { callerOf } from '@mizan/platform/contract'
import { amountOf, money, subtract } from '@mizan/platform/money'
import type { Ledger, LedgerLine } from '../../schemas.ts'
import type { ClientCall, Tx } from '../call.ts'
import { balanceOf, mayWrite, moneyOf } from '../present.ts'
import { relatedCases } from '../related-cases.ts'
import { todayOf } from '../store/ahead.ts'
import { getClient } from '../store/clients.ts'
import { type LedgerRow, ledgerSums, pageOfLedger } from '../store/transactions.ts'

interface Asked {
  clientId: string
  pageIndex: number
  pageSize: number
  includeDeleted: boolean
}

export function readLedger(call: ClientCall, { clientId, ...page }: Asked): Promise<Ledger> {
  const { officeId } = callerOf(call)
  return call.office.read(async (tx) => {
    await getClient(tx, officeId, clientId)
    const sums = await ledgerSums(tx, clientId, todayOf(tx))
    const rows = await pageOfLedger(tx, clientId, page)
    return {
      items: await presentLines(call, tx, rows),
      total: page.includeDeleted ? sums.standing + sums.deleted : sums.standing,
      pageIndex: page.pageIndex,
      pageSize: page.pageSize,
      services: moneyOf(sums.services),
      payments: moneyOf(sums.payments),
      balance: balanceOf(amountOf(subtract(money(sums.services), money(sums.payments)))),
      deleted: sums.deleted,
      may: mayWrite(call) ? ['addPayment' as const, 'addService' as const] : [],
    }
  })
}

async function presentLines(call: ClientCall, tx: Tx, rows: readonly LedgerRow[]): Promise<LedgerLine[]> {
  const person = await namesFor(
    tx,
    call.parts.namesOf,
    rows.flatMap(({ created_by, deleted_by }) => [created_by, deleted_by]),
  )
  const caseOf = await relatedCases(call, tx, rows)
  const canWrite = mayWrite(call)
  const today = todayOf(tx)
  return rows.map((row) => {
    const deletion = deletionOf(row, person)
    return {
      transactionId: row.id,
      kind: row.kind,
      date: row.date,
      ahead: row.date > today,
      description: row.description,
      amount: moneyOf(row.amount),
      paymentType: row.payment_type,
      case: caseOf(row.case_id),
      balance: deletion ? null : balanceOf(row.running),
      createdBy: person(row.created_by),
      createdAt: row.created_at,
      deletion,
      receipt: row.receipt && {
        gross: moneyOf(row.receipt.gross),
        collected: moneyOf(row.receipt.collected),
        inputs: row.receipt.inputs,
      },
      may: canWrite && !deletion ? ['delete' as const] : [],
    }
  })
}

const deletionOf = (
  { deleted_at: at, deleted_by: by, deletion_comment: comment }: LedgerRow,
  person: (id: string) => LedgerLine['createdBy'],
): LedgerLine['deletion'] =>
  at === null || by === null || comment === null ? null : { by: person(by), at, comment }
