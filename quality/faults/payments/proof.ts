/** Compares the money that the bank has kept with the sales, order by order and to the kuruş. */
import { type LedgerProof, proveLedger } from '@mizan/billing/server'
import { loadConfig } from '@mizan/platform/config'
import type { SandboxBank } from '@mizan/platform/payments/testing'
import { sql } from 'kysely'
import { operatorCall } from '../../../apps/server/operator.ts'
import { openParts } from '../../../apps/server/parts.ts'
import { expect } from '../verdict.ts'

interface OrderSnapshot {
  id: string
  kind: string
  state: string
  method: string
  due: string
  /** The number of each that the order has led to. */
  periods: number
  invoices: number
}

const orders = `
  select o.id, o.kind, o.state, o.method, o.due::text,
    (select count(*)::int from billing_periods p where p.order_id = o.id) as periods,
    (select count(*)::int from billing_invoices i where i.order_id = o.id and i.kind = 'invoice') as invoices
  from billing_orders o`

export interface SettlementCounts {
  states: Record<string, number>
  /** The amount in kuruş. */
  atTheBank: bigint
}

export async function compare(dataDir: string, book: SandboxBank['book']): Promise<SettlementCounts> {
  const { calls, database } = await openParts(loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
  try {
    const call = operatorCall<never>(calls, { rowName: 'faults.payments' })
    const [rows, proof] = await call.system.read(async (tx) => [
      (await sql<OrderSnapshot>`${sql.raw(orders)}`.execute(tx.db)).rows,
      await proveLedger(tx as never),
    ])
    const settled = inspectOrders(rows, book)
    inspectLedger(proof)
    return settled
  } finally {
    await database.close()
  }
}

function inspectOrders(rows: readonly OrderSnapshot[], book: SandboxBank['book']): SettlementCounts {
  const kept = book.kept()
  const states: Record<string, number> = {}
  let atTheBank = 0n
  for (const order of rows) {
    states[order.state] = (states[order.state] ?? 0) + 1
    const charged = kept.get(order.id) ?? 0n
    kept.delete(order.id)
    atTheBank += charged
    inspect(order, charged)
  }
  for (const [id, sum] of kept) expect(sum === 0n, `the bank kept ${sum} of ${id}, which nobody ordered`)
  return { states, atTheBank }
}

function inspectLedger({ sum, unbalanced, wrongBalances, wrongAccounts }: LedgerProof): void {
  expect(sum === '0.00' && unbalanced.length === 0, `the ledger adds up to ${sum}`)
  expect(wrongBalances.length === 0, `balances of ${wrongBalances.length} offices are wrong`)
  expect(wrongAccounts.length === 0, `accounts disagree: ${JSON.stringify(wrongAccounts)}`)
}

/** Cards are checked with an amount that goes back, and transfers do not pass the bank of cards; everything else is charged as ordered, or not at all. */
function inspect({ id, kind, state, method, due, periods, invoices }: OrderSnapshot, charged: bigint): void {
  const isSale = kind !== 'trial' && kind !== 'card'
  const isPaid = state === 'paid'
  const about = `order ${id} (${kind}, ${state}, ${due})`
  expect(state !== 'pending', `${about} still waits`)
  const right = isPaid && isSale && method !== 'transfer' ? BigInt(due.replace('.', '')) : 0n
  expect(charged === right, `the bank kept ${charged} of ${about}`)
  const given = isPaid && kind !== 'addSeats' && kind !== 'card' ? 1 : 0
  expect(periods === given, `${periods} periods of ${about}`)
  expect(invoices === (isPaid && isSale ? 1 : 0) || due === '0.00', `${invoices} invoices of ${about}`)
}
