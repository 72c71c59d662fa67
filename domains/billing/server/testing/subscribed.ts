/** Offices whose subscription runs, for calls that succeed. */
import type { SampleWorld } from '@mizan/platform/domain'
import { sql } from 'kysely'

/** An office with a running plan, as a paid order leaves it. */
export async function subscribed(world: SampleWorld, change: Record<string, unknown> = {}) {
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
