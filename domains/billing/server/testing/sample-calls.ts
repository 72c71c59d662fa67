/** Calls about subscriptions that succeed. */
import type { SampleCall, SampleCalls, SampleWorld } from '@mizan/platform/domain'
import { sql } from 'kysely'
import { onlinePaymentSampleCalls } from './online-payment-calls.ts'
import { subscribed } from './subscribed.ts'

const withPlan =
  (change: Record<string, unknown> = {}): SampleCall =>
  async (world, sample) => ({ headers: (await subscribed(world, change)).headers, input: sample })

/** An office that has paid a plan from its balance, so that it has an invoice. */
async function invoiced(world: SampleWorld) {
  const { headers } = await subscribed(world)
  await world.must(headers, 'billing.extend')
  const { items } = await world.must(headers, 'billing.history')
  return { headers, invoiceId: String(items[0].invoices[0].invoiceId) }
}

const ofInvoice: SampleCall = async (world) => {
  const { headers, invoiceId } = await invoiced(world)
  return { headers, input: { params: { invoiceId } } }
}

let promotions = 0
const ofPromotion: SampleCall = async (world) => {
  const { headers } = await world.superAdmin()
  const body = { ...world.bodyOf('billingStaff.addPromotion'), code: `ORNEK-${++promotions}` }
  const { promotionId } = await world.must(headers, 'billingStaff.addPromotion', { body })
  return { headers, input: { params: { promotionId } } }
}

/** A payment by card, as the provider's answer leaves it. */
const ofPaidOrder: SampleCall = async (world, sample) => {
  const { headers } = await subscribed(world)
  const { orderId } = await world.must(headers, 'billing.extend')
  await world.system(sql`
    with paid as (update billing_orders set due = 100, method = 'card',
      amounts = amounts || '{"net": "83.33", "vat": "16.67", "withheld": "0.00"}' where id = ${orderId} returning id, company_id)
    insert into billing_attempts (order_id, attempt, company_id, kind, state, payment_id, payment, started_at)
    select id, 1, company_id, 'form', 'settled', 'sample-' || id, null, '2026-01-01T00:00:00Z' from paid`)
  return { headers, input: { ...sample, params: { orderId } } }
}

export const billingSampleCalls: SampleCalls = {
  'billing.deleteBuyer': async (world) => {
    const { headers } = await world.superAdmin()
    const { buyerId } = await world.must(headers, 'billing.addBuyer', {
      body: world.bodyOf('billing.addBuyer'),
    })
    return { headers, input: { body: { buyerId } } }
  },
  'billing.invoice': ofInvoice,
  'billing.invoiceXml': ofInvoice,
  'billing.receipt': async (world, sample) => ofPaidOrder(world, sample),
  'billing.promotion': ofPromotion,
  'billingStaff.endPromotion': ofPromotion,
  'billingStaff.refund': ofPaidOrder,
  'billingStaff.confirmTransfer': async (world, sample) => {
    const { headers } = await world.superAdmin()
    const body = world.bodyOf('billing.orderByTransfer')
    const { transferId } = await world.must(headers, 'billing.orderByTransfer', { body })
    return { headers, input: { ...sample, params: { transferId } } }
  },
  ...onlinePaymentSampleCalls,
  'billing.orderStatus': async (world) => {
    const { headers } = await subscribed(world)
    const { orderId } = await world.must(headers, 'billing.extend')
    return { headers, input: { params: { orderId } } }
  },
  'billing.changeCost': withPlan(),
  'billing.enableRenewal': withPlan({ auto_renews: false }),
  'billing.disableRenewal': withPlan(),
  'billing.switchCycle': withPlan(),
  'billing.switchPlan': withPlan(),
  'billing.addSeats': withPlan(),
  'billing.extend': withPlan(),
  'billing.cancel': withPlan(),
  'billing.reactivate': withPlan({ auto_renews: false, cancelled_at: '2026-01-01T00:00:00Z' }),
}
