/** Rows as the calls answer them. */
import { permits } from '@mizan/company/server'
import { callerOf } from '@mizan/platform/contract'
import { amountOf, money } from '@mizan/platform/money'
import { standingOf } from '../rules/amount.ts'
import { type Balance, type Client, type Contact, clientAbilities, type Money } from '../schemas.ts'
import type { ClientCall, Tx } from './call.ts'
import { namesFor } from './people.ts'
import type { ClientRow, ContactRow } from './tables.ts'

/** Whether the roles of the caller let them change clients. */
export const mayWrite = (call: ClientCall): boolean =>
  permits(callerOf(call).roles, { module: 'clients', level: 'Write' })

export const abilities = (call: ClientCall): Client['may'] => (mayWrite(call) ? [...clientAbilities] : [])

export const moneyOf = (amount: string): Money => ({ amount: amountOf(money(amount)), currency: 'TRY' })

export const balanceOf = (amount: string): Balance => ({ ...moneyOf(amount), standing: standingOf(amount) })

export const presentContact = ({ id, type, title, value }: ContactRow): Contact => ({
  contactId: id,
  type,
  title,
  value,
})

export async function presentClient(
  call: ClientCall,
  tx: Tx,
  { client, contacts }: { client: ClientRow; contacts: readonly ContactRow[] },
): Promise<Client> {
  const person = await namesFor(call, tx, [client.created_by])
  return {
    clientId: client.id,
    name: client.name,
    version: client.version,
    contacts: contacts.map(presentContact),
    balance: balanceOf(client.balance),
    createdAt: client.created_at,
    createdBy: person(client.created_by),
    may: abilities(call),
  }
}
