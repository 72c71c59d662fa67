/** Orders a plan that is paid by bank transfer. The money is matched by the code that the payer writes into it. */
import { randomInt, randomUUID } from 'node:crypto'
import { callerOf } from '@mizan/platform/contract'
import { transferDays } from '../../data/limits.ts'
import { addDaysTo } from '../../rules/periods.ts'
import type { Offer } from '../../rules/subscription.ts'
import type { PlanChoice, Transfer } from '../../schemas.ts'
import type { BillingCall } from '../call.ts'
import { seatsFor } from '../orders/decide.ts'
import { intentOf } from '../orders/intents.ts'
import { openOrder } from '../orders/open-order.ts'
import { presentTransfer } from '../queries/transfers.ts'
import { updateOrder } from '../store/orders.ts'
import { insertTransfer, transferOf } from '../store/transfers.ts'

export function orderByTransfer(call: BillingCall, choice: PlanChoice): Promise<Transfer> {
  const { officeId, userId } = callerOf(call)
  const offer: Offer = { planType: choice.planType, offerType: choice.offerType, cycle: choice.billingCycle }
  return call.office(async (tx) => {
    const order = await openOrder(call.parts, tx, {
      ...{ officeId, userId, promotionCode: choice.promotionCode, method: 'transfer' },
      intentFor: (kept, office) => intentOf(kept, offer, seatsFor(offer, office, choice.seats)),
    })
    const now = tx.clock.now().toISOString()
    const known = await transferOf(tx, order.id)
    const transfer = known ?? {
      ...{ id: randomUUID(), company_id: officeId, order_id: order.id, reference: newReference() },
      ...{
        amount: order.due,
        received: '0.00',
        state: order.state === 'paid' ? ('done' as const) : ('waiting' as const),
        created_at: now,
        settled_at: null,
        closed_because: null,
      },
    }
    if (!known) await insertTransfer(tx, transfer)
    await updateOrder(tx, order, { method: 'transfer', expires_at: addDaysTo(now, transferDays) })
    tx.about(order.id, { kind: order.kind, plan: offer.offerType, amount: order.due })
    return presentTransfer(call.parts, transfer)
  })
}

/** Letters and digits that nobody mistakes for others: a payer types them into the form of a bank. */
const alphabet = 'ABCDEFGHJKLMNPRSTUVYZ23456789'
const newReference = (): string =>
  `MZ${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`
