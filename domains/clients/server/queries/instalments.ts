/** The plan of instalments of a client, and which of them are paid. */
import { callerOf } from '@mizan/platform/contract'
import type { InstalmentPlan } from '../../schemas.ts'
import type { ClientCall } from '../call.ts'
import { presentPlan } from '../present.ts'
import { getClient } from '../store/clients.ts'
import { listPlan, paidBy } from '../store/instalments.ts'

export function readInstalments(
  call: ClientCall,
  { clientId }: { clientId: string },
): Promise<InstalmentPlan> {
  const { officeId } = callerOf(call)
  return call.office.read(async (tx) => {
    await getClient(tx, officeId, clientId)
    const plan = await listPlan(tx, clientId)
    return presentPlan(call, tx, { plan, paid: await paidBy(tx, clientId, plan) })
  })
}
