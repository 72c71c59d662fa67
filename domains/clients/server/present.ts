/** Rows as the calls answer them. */
import { permits } from '@mizan/company/server'
import { namesFor } from '@mizan/identity/server'
import { callerOf } from '@mizan/platform/contract'
import { amountOf, money } from '@mizan/platform/money'
import { standingOf } from '../rules/amount.ts'
import { overdueOf, settle } from '../rules/instalments.ts'
import {
  type Account,
  type Balance,
  type Booked,
  type Client,
  type Contact,
  clientAbilities,
  type InstalmentPlan,
  type Money,
} from '../schemas.ts'
import type { ClientCall, Tx } from './call.ts'
import { type Balances, balanceToday, type KeptBalances, todayOf } from './store/ahead.ts'
import type { ClientRow, ContactRow, InstalmentRow } from './tables.ts'

/** Whether the roles of the caller let them change clients. */
export const mayWrite = (call: ClientCall): boolean =>
  permits(callerOf(call).roles, { module: 'clients', level: 'Write' })

export const abilities = (call: ClientCall): Client['may'] => (mayWrite(call) ? [...clientAbilities] : [])

export const moneyOf = (amount: string): Money => ({ amount: amountOf(money(amount)), currency: 'TRY' })

export const balanceOf = (amount: string): Balance => ({ ...moneyOf(amount), standing: standingOf(amount) })

export const presentBalances = ({ fee, advance, trust }: Balances) => ({
  balance: balanceOf(fee),
  advance: balanceOf(advance),
  trust: balanceOf(trust),
})

interface Line {
  transactionId: string
  account: Account
  balances: KeptBalances
}

/** A line that was booked or deleted, with what the client owes today in its account. */
export async function presentBooked(tx: Tx, { transactionId, account, balances }: Line): Promise<Booked> {
  const today = await balanceToday(tx, balances)
  return { transactionId, account, balance: balanceOf(today[account]) }
}

export const presentContact = ({ id, type, title, value, version }: ContactRow): Contact => ({
  contactId: id,
  type,
  title,
  value,
  version,
})

export async function presentClient(
  call: ClientCall,
  tx: Tx,
  { client, contacts }: { client: ClientRow; contacts: readonly ContactRow[] },
): Promise<Client> {
  const person = await namesFor(tx, call.parts.namesOf, [client.created_by])
  return {
    clientId: client.id,
    name: client.name,
    version: client.version,
    contacts: contacts.map(presentContact),
    ...presentBalances(await balanceToday(tx, client)),
    createdAt: client.created_at,
    createdBy: person(client.created_by),
    may: abilities(call),
  }
}

/** A plan against what the client has paid, as of today in Turkey. */
export function presentPlan(
  call: ClientCall,
  tx: Tx,
  { plan, paid }: { plan: readonly InstalmentRow[]; paid: string },
): InstalmentPlan {
  const settled = settle(plan, paid, todayOf(tx))
  const overdue = overdueOf(settled)
  return {
    items: settled.map(({ id, due, amount, left, state }) => ({
      instalmentId: id,
      due,
      amount: moneyOf(amount),
      left: moneyOf(left),
      state,
    })),
    overdue: overdue === undefined ? null : moneyOf(overdue),
    earlier: settled.every(({ state }) => state === 'paid') && /[1-9]/.test(paid) ? moneyOf(paid) : null,
    may: mayWrite(call) ? ['set'] : [],
  }
}
