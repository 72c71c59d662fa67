/** How lines come into the account of a client, whose row is locked. */
import { randomUUID } from 'node:crypto'
import { dayInTurkey } from '@mizan/platform/calendar'
import { AppError } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import { add, amountOf, money, subtract } from '@mizan/platform/money'
import type { Account, ExpenseType, HeldAccount, PaymentDetail, PaymentType } from '../schemas.ts'
import type { Tx } from './call.ts'
import type { KeptBalances } from './store/ahead.ts'
import { addToBalances } from './store/clients.ts'
import {
  type Covering,
  insertTransactions,
  listServices,
  markDeleted,
  shortfallOf,
} from './store/transactions.ts'
import { figures } from './written.ts'

interface Paid {
  paymentType: PaymentType
  paymentDetail?: PaymentDetail | null | undefined
}

/** What a line is; where no account is named it is that of fees or, for an expense, the advance. */
export type Line =
  | ({ kind: 'payment'; account: Account } & Paid)
  | { kind: 'service' }
  | { kind: 'expense'; expenseType: ExpenseType }
  | ({ kind: 'payout'; account: HeldAccount } & Paid)
  | { kind: 'transfer'; account: HeldAccount; consent: string }

export interface Booking {
  client: { id: string; name: string }
  officeId: string
  userId: string
  /** Decimal text above zero. */
  amount: string
  description: string
  /** Today in Turkey if it is left out. */
  date?: string | undefined
  /** The case that it was for. */
  caseId?: string | null | undefined
  /** The id of the line, if its author has made one. */
  key?: string | undefined
}

export function accountOf(line: Line): Account {
  if ('account' in line) return line.account
  return line.kind === 'expense' ? 'advance' : 'fee'
}

/** What the columns of a line say besides what every booking has. */
export const columnsOf = (line: Line) => ({
  kind: line.kind,
  account: accountOf(line),
  payment_type: 'paymentType' in line ? line.paymentType : null,
  payment_detail: ('paymentDetail' in line && line.paymentDetail) || null,
  expense_type: 'expenseType' in line ? line.expenseType : null,
  consent: 'consent' in line ? line.consent : null,
})

/**
 * Writes the line and keeps the balances, which it gives with what the record says. Money that is moved to fees becomes
 * a payment there as well, and the two halves name each other.
 * @throws AppError `client.already_booked` if there is a line with this key, `client.not_covered`
 */
export async function book(tx: Tx, booking: Booking, line: Line) {
  const { client, officeId, userId, amount, description, caseId } = booking
  const id = booking.key ?? randomUUID()
  const pairId = randomUUID()
  const now = tx.clock.now()
  const entry = { amount, description, date: booking.date ?? dayInTurkey(now) }
  const owner = { company_id: officeId, client_id: client.id, created_by: userId, created_at: now }
  const shared = { ...entry, ...owner, case_id: caseId ?? null }
  const columns = columnsOf(line)
  const rows = [
    { id, ...shared, ...columns, pair_id: line.kind === 'transfer' ? pairId : null },
    ...(line.kind === 'transfer'
      ? [{ id: pairId, ...shared, ...paymentFrom(line.account), pair_id: id }]
      : []),
  ]
  if (!(await insertTransactions(tx, rows))) throw new AppError('client.already_booked')
  if (line.kind === 'payout' || line.kind === 'transfer')
    await requireCovered(tx, {
      ...{ clientId: client.id, account: line.account, from: entry.date, amount },
      withExpenses: true,
    })
  const added = line.kind === 'payment' ? `-${amount}` : amount
  const balances = await addToBalances(tx, client.id, {
    [columns.account]: added,
    ...(line.kind === 'transfer' && { fee: `-${amount}` }),
  })
  return { id, balances, details: { client: client.name, ...entry, ...saidOf(columns) } }
}

const paymentFrom = (account: HeldAccount) =>
  columnsOf({
    ...{ kind: 'payment', account: 'fee', paymentType: 'other' },
    paymentDetail: account === 'trust' ? 'fromTrust' : 'fromAdvance',
  })

type Columns = ReturnType<typeof columnsOf>

/** The account is said where it is not that of fees. */
export const saidOf = ({ account, payment_type, payment_detail, expense_type, consent }: Columns) => ({
  ...(account !== 'fee' && { account }),
  ...(payment_type && { paymentType: payment_type }),
  ...(payment_detail && { paymentDetail: payment_detail }),
  ...(expense_type && { expenseType: expense_type }),
  ...(consent && { consent }),
})

interface Taken extends Covering {
  amount: string
}

/**
 * After money was taken: what is left of the account must cover that day and every later one. The row of the client is
 * locked, so two such calls come one after the other.
 * @throws AppError `client.not_covered`
 */
async function requireCovered(tx: Tx, { amount, ...where }: Taken): Promise<void> {
  const shortfall = await shortfallOf(tx, where)
  if (!/[1-9]/.test(shortfall)) return
  const left = amountOf(subtract(money(amount), money(shortfall)))
  const most = left.startsWith('-') ? '0.00' : left
  const values = { most: figures(most, 'tr'), mostInEnglish: figures(most, 'en') }
  throw new AppError('client.not_covered', { values })
}

/** A service that another domain adds in its own transaction, with its entry in the history of the client. */
export async function bookService(tx: Tx, booking: Booking): Promise<{ id: string; balances: KeptBalances }> {
  const { id, balances, details } = await book(tx, booking, { kind: 'service' })
  await insertAuditEntry(tx, 'client.service_added', { subjectId: booking.client.id, details })
  return { id, balances }
}

interface ServiceDeletion {
  client: { id: string; name: string }
  userId: string
  ids: readonly string[]
  comment: string
}

/** Services of a locked client that another domain deletes, each with its entry in the history of the client. */
export async function unbookServices(
  tx: Tx,
  { client, userId, ids, comment }: ServiceDeletion,
): Promise<{ id: string; amount: string }[]> {
  const services = await listServices(tx, client.id, ids)
  if (services.length < ids.length) throw new AppError('client.transaction_not_found')
  if (services.some(({ deleted_at }) => deleted_at !== null)) throw new AppError('client.transaction_deleted')
  await markDeleted(tx, ids, { by: userId, comment })
  const sum = amountOf(add(money('0'), ...services.map(({ amount }) => money(amount))))
  await addToBalances(tx, client.id, { fee: `-${sum}` })
  for (const { amount, description, date } of services) {
    const details = { client: client.name, amount, description, date, comment }
    await insertAuditEntry(tx, 'client.service_deleted', { subjectId: client.id, details })
  }
  return services
}
