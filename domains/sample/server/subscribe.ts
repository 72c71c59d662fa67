/** Gives the sample office a plan, as any office gets one: ordered, paid by bank transfer, and confirmed by staff. */
import type { Transaction } from '@mizan/platform/database'
import type { Place } from './fill.ts'
import { rehearseOn } from './rehearse.ts'

/** The age of its plan in days. */
const daysAgo = 45

const choice = { offerType: 'CaseManagement', billingCycle: '12M' }

/** Does nothing for an office that has, or had, a plan. All of it is one transaction. */
export async function subscribeSample({
  calls,
  desks,
  officeId,
  administrator,
}: Omit<Place, 'identity' | 'password'>): Promise<void> {
  const actor = { kind: 'job', job: 'sample.subscribe', officeId } as const
  const { office } = calls.make({ rowName: 'sample.subscribe', actor }, undefined)
  const rehearse = rehearseOn(calls, desks, officeId)
  const caller = { userId: administrator, officeId, roles: ['ADMIN'] }
  await office.unaudited(async (tx: Transaction) => {
    const now = tx.clock.now()
    const at = new Date(now.getTime() - daysAgo * 86_400_000)
    const { state } = (await rehearse(tx, { row: 'billing.status', at: now, caller })) as { state: string }
    if (state !== 'none') return
    const ordered = await rehearse(tx, { row: 'billing.orderByTransfer', at, caller, body: choice })
    const { transferId, amount } = ordered as { transferId: string; amount: string }
    await rehearse(tx, {
      row: 'billingStaff.confirmTransfer',
      at,
      params: { transferId },
      body: { amount, receivedBefore: '0.00' },
    })
  })
}
