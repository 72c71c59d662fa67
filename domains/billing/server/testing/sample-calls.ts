/** Calls about subscriptions that succeed. */
import type { SampleCall, SampleCalls, SampleWorld } from '@mizan/platform/domain'
import { sql } from 'kysely'

/** An office with a running plan, as a paid order leaves it. */
async function subscribed(world: SampleWorld, change: Record<string, unknown> = {}) {
  const person = await world.superAdmin()
  const now = world.calls.clock.now()
  const row = {
    ...{
      state: 'paid',
      seats: 10,
      auto_renews: true,
      cancelled_at: null,
      worth: '12600.00',
      balance: '90000.00',
    },
    offer: { planType: 'Normal', offerType: 'CaseManagement', cycle: '6M' },
    from_at: now.toISOString(),
    until_at: new Date(now.getTime() + 180 * 86_400_000).toISOString(),
    ...change,
  }
  await world.system(sql`
    insert into billing_subscriptions (company_id, state, offer, seats, from_at, until_at, anchor_at, auto_renews,
      cancelled_at, had_trial, has_paid, worth, tries, balance, region, changed_at)
    select company_id, r.state, r.offer, r.seats, r.from_at, r.until_at, r.from_at, r.auto_renews, r.cancelled_at, true,
      true, r.worth, 0, r.balance, 'turkey', r.from_at
    from memberships, jsonb_to_record(${JSON.stringify(row)}::jsonb) as r(state text, offer jsonb, seats int,
      from_at timestamptz, until_at timestamptz, auto_renews boolean, cancelled_at timestamptz, worth numeric, balance numeric)
    where user_id = ${person.userId}
    on conflict (company_id) do update set state = excluded.state, offer = excluded.offer, seats = excluded.seats,
      from_at = excluded.from_at, until_at = excluded.until_at, anchor_at = excluded.anchor_at,
      auto_renews = excluded.auto_renews, cancelled_at = excluded.cancelled_at, has_paid = true,
      worth = excluded.worth, balance = excluded.balance`)
  return person
}

const withPlan =
  (change: Record<string, unknown> = {}): SampleCall =>
  async (world, sample) => ({ headers: (await subscribed(world, change)).headers, input: sample })

/** An office that has paid a plan from what it has with us, so that it has an invoice. */
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

const ofPromotion: SampleCall = async (world) => {
  const { headers } = await world.superAdmin()
  const body = { ...world.bodyOf('billingStaff.addPromotion'), code: 'ORNEK-KOD' }
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
  'billing.promotion': ofPromotion,
  'billingStaff.endPromotion': ofPromotion,
  'billingStaff.refund': ofPaidOrder,
  'billingStaff.confirmTransfer': async (world, sample) => {
    const { headers } = await world.superAdmin()
    const body = world.bodyOf('billing.orderByTransfer')
    const { transferId } = await world.must(headers, 'billing.orderByTransfer', { body })
    return { headers, input: { ...sample, params: { transferId } } }
  },
  'billing.orderStatus': async (world) => {
    const { headers } = await subscribed(world)
    const { orderId } = await world.must(headers, 'billing.extend')
    return { headers, input: { params: { orderId } } }
  },
  'billing.enableRenewal': withPlan({ auto_renews: false }),
  'billing.disableRenewal': withPlan(),
  'billing.switchCycle': withPlan(),
  'billing.switchPlan': withPlan(),
  'billing.addSeats': withPlan(),
  'billing.extend': withPlan(),
  'billing.cancel': withPlan(),
  'billing.reactivate': withPlan({ auto_renews: false, cancelled_at: '2026-01-01T00:00:00Z' }),
}
