/** Replaces the plan of instalments of a client, unless somebody else has replaced it meanwhile. */
import { randomUUID } from 'node:crypto'
import { AppError, callerOf } from '@mizan/platform/contract'
import { add, amountOf, money } from '@mizan/platform/money'
import type { InstalmentPlan, NewPlan } from '../../schemas.ts'
import type { ClientCall } from '../call.ts'
import { presentPlan } from '../present.ts'
import { lockClient } from '../store/clients.ts'
import { listPlan, paidBy, replacePlan } from '../store/instalments.ts'

export function setInstalments(
  call: ClientCall,
  { clientId, before, items, countsEarlier }: NewPlan & { clientId: string },
): Promise<InstalmentPlan> {
  const { officeId } = callerOf(call)
  return call.office(async (tx) => {
    const client = await lockClient(tx, officeId, clientId)
    const former = await listPlan(tx, clientId)
    if (!isSame(former, before)) throw new AppError('client.instalments_changed')
    const kept = former[0]?.counted_from ?? null
    const now = tx.clock.now().toISOString()
    const counted_from = countsEarlier ? kept : now
    const owner = { company_id: officeId, client_id: clientId, counted_from }
    const plan = items.map((one) => ({ id: randomUUID(), ...owner, ...one }))
    await replacePlan(tx, clientId, plan)
    const total = amountOf(add(money('0'), ...items.map(({ amount }) => money(amount))))
    tx.about(clientId, { client: client.name, count: String(items.length), amount: total })
    return presentPlan(call, tx, { plan, paid: await paidBy(tx, clientId, plan) })
  })
}

const isSame = (plan: readonly { id: string }[], ids: readonly string[]): boolean =>
  plan.length === ids.length && plan.every(({ id }) => ids.includes(id))
