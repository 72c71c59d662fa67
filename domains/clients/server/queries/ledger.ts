/** What is booked in an account of a client, newest first, with the balance after each line. */
import { namesFor } from '@mizan/identity/server'
import { callerOf } from '@mizan/platform/contract'
import { sumsOf } from '../../rules/statement.ts'
import type { Account, Ledger, LedgerLine, LedgerQuery } from '../../schemas.ts'
import type { ClientCall, Tx } from '../call.ts'
import { balanceOf, mayWrite, moneyOf } from '../present.ts'
import { relatedCases } from '../related-cases.ts'
import { todayOf } from '../store/ahead.ts'
import { getClient } from '../store/clients.ts'
import { type LedgerRow, ledgerSums, pageOfLedger } from '../store/transactions.ts'

export function readLedger(
  call: ClientCall,
  { clientId, ...page }: LedgerQuery & { clientId: string },
): Promise<Ledger> {
  const { officeId } = callerOf(call)
  return call.office.read(async (tx) => {
    await getClient(tx, officeId, clientId)
    const { account } = page
    const sums = await ledgerSums(tx, { clientId, account, today: todayOf(tx) })
    const rows = await pageOfLedger(tx, clientId, page)
    return {
      items: await presentLines(call, tx, rows),
      total: page.includeDeleted ? sums.standing + sums.deleted : sums.standing,
      pageIndex: page.pageIndex,
      pageSize: page.pageSize,
      account,
      services: moneyOf(sums.services),
      payments: moneyOf(sums.payments),
      expenses: moneyOf(sums.expenses),
      paidOut: moneyOf(sums.paidOut),
      balance: balanceOf(sumsOf('0', [sums.services, sums.expenses, sums.paidOut], sums.payments).closing),
      deleted: sums.deleted,
      may: mayWrite(call) ? abilitiesIn[account] : [],
    }
  })
}

const abilitiesIn: Record<Account, Ledger['may']> = {
  fee: ['addPayment', 'addService'],
  advance: ['addPayment', 'addExpense', 'payOut', 'moveToFee'],
  trust: ['addPayment', 'payOut', 'moveToFee'],
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
      paymentDetail: row.payment_detail,
      expenseType: row.expense_type,
      consent: row.consent,
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
