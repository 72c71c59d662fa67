/** Prices, which staff adds and never rewrites. */
import { randomUUID } from 'node:crypto'
import { dayInTurkey } from '@mizan/platform/calendar'
import { AppError } from '@mizan/platform/contract'
import { sql } from 'kysely'
import type { ListedPrice, PriceInput } from '../../schemas/staff.ts'
import type { BillingCall } from '../call.ts'
import type { Region } from '../store/prices.ts'

export const listPrices = (call: BillingCall, region: Region): Promise<{ items: ListedPrice[] }> =>
  call.system.read(async ({ db }) => {
    const rows = await db
      .selectFrom('billing_prices')
      .selectAll()
      .where('region', '=', region)
      .orderBy('valid_from', 'desc')
      .orderBy('offer_type')
      .orderBy('plan_type')
      .orderBy(sql`array_position(array['1M', '3M', '6M', '12M'], cycle)`)
      .limit(500)
      .execute()
    return {
      items: rows.map((row) => ({
        ...{ priceId: row.id, planType: row.plan_type, offerType: row.offer_type, billingCycle: row.cycle },
        ...{
          cost: row.cost,
          seatCost: row.seat_cost,
          vatPercent: row.vat_percent,
          validFrom: row.valid_from,
        },
      })),
    }
  })

/** @throws AppError `billing.price_not_ahead` for a day that has begun, or that has a row already */
export function addPrice(call: BillingCall, input: PriceInput): Promise<{ done: true }> {
  return call.system(async (tx) => {
    if (input.validFrom <= dayInTurkey(tx.clock.now())) throw new AppError('billing.price_not_ahead')
    const id = randomUUID()
    const added = await tx.db
      .insertInto('billing_prices')
      .values({
        id,
        region: input.region,
        plan_type: input.planType,
        offer_type: input.offerType,
        cycle: input.billingCycle,
        cost: input.cost,
        seat_cost: input.seatCost,
        vat_percent: String(input.vatPercent),
        valid_from: input.validFrom,
        created_at: tx.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows !== 1n) throw new AppError('billing.price_not_ahead')
    tx.about(id, { plan: input.offerType, amount: input.cost ?? '0.00' })
    return { done: true }
  })
}
