/** The facts of an order for the provider: payer and goods. Cards are not among them. */
import { peopleByIds } from '@mizan/identity/server'
import { money } from '@mizan/platform/money'
import type { Order } from '@mizan/platform/payments'
import { kindNames } from '../../data/words.ts'
import type { BillingCall, Tx } from '../call.ts'
import type { OrderRow } from '../tables.ts'
import { expectedOf } from './resolve.ts'

/** The bank requires an address; an office without one pays under its city. */
const noAddress = { address: 'Adres bildirilmedi', city: 'Ankara', country: 'Türkiye' }

export async function providerOrder(
  call: BillingCall,
  tx: Tx,
  order: OrderRow,
  attempt: number,
): Promise<Order> {
  const { company_id: officeId, created_by: userId, kind, due, buyer: details } = order
  const person = userId === null ? undefined : (await peopleOf(tx, userId)).get(userId)
  const place = details
    ? {
        ...{ address: details.address, city: details.city },
        country: details.country === 'kktc' ? 'KKTC' : 'Türkiye',
      }
    : noAddress
  return {
    ...expectedOf(order, attempt),
    language: call.language,
    lines: [{ id: kind, name: kindNames[kind]?.[call.language] ?? kind, amount: money(due) }],
    buyer: {
      id: userId ?? officeId,
      name: person?.name ?? details?.firstName ?? 'Mizan',
      surname: person?.surname ?? details?.lastName ?? 'Abone',
      email: person?.email || details?.email || 'abone@mizan.test',
      ip: call.client.address || '127.0.0.1',
      ...place,
    },
  }
}

const peopleOf = (tx: Tx, userId: string) => tx.system((system) => peopleByIds(system, [userId]))
