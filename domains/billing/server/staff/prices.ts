/** Prices and promotions, which staff adds and never rewrites. */
import { randomUUID } from 'node:crypto'
import { dayInTurkey } from '@mizan/platform/calendar'
import { AppError } from '@mizan/platform/contract'
import { canonicalCode } from '../../rules/promotions.ts'
import type { ListedPrice, ListedPromotion, PriceInput, PromotionInput } from '../../schemas/staff.ts'
import type { BillingCall } from '../call.ts'
import type { Region } from '../store/prices.ts'
import type { PromotionRow } from '../tables.ts'

export const listPrices = (call: BillingCall, region: Region): Promise<{ items: ListedPrice[] }> =>
  call.system.read(async ({ db }) => {
    const rows = await db
      .selectFrom('billing_prices')
      .selectAll()
      .where('region', '=', region)
      .orderBy('valid_from', 'desc')
      .orderBy('offer_type')
      .orderBy('plan_type')
      .orderBy('cycle')
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

export const listPromotions = (call: BillingCall): Promise<{ items: ListedPromotion[] }> =>
  call.system.read(async ({ db }) => {
    const rows = await db
      .selectFrom('billing_promotions')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(200)
      .execute()
    return { items: rows.map(presentPromotion) }
  })

/** @throws AppError `billing.code_taken` */
export function addPromotion(call: BillingCall, input: PromotionInput): Promise<ListedPromotion> {
  return call.system(async (tx) => {
    const row: PromotionRow = {
      id: randomUUID(),
      code: canonicalCode(input.code),
      name: { tr: input.nameTr, en: input.nameEn },
      percent: input.percent,
      plan_types: input.planTypes,
      offer_types: input.offerTypes,
      cycles: input.cycles,
      valid_from: input.validFrom,
      valid_until: input.validUntil,
      most: input.most,
      used: 0,
      first_time_only: input.firstTimeOnly,
      created_at: tx.clock.now().toISOString(),
      ended_at: null,
    }
    const json = (value: unknown) => (value === null ? null : JSON.stringify(value))
    const added = await tx.db
      .insertInto('billing_promotions')
      .values({
        ...row,
        name: JSON.stringify(row.name),
        plan_types: json(row.plan_types),
        offer_types: json(row.offer_types),
        cycles: json(row.cycles),
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows !== 1n) throw new AppError('billing.code_taken')
    tx.about(row.id, { code: row.code })
    return presentPromotion(row)
  })
}

/** @throws AppError `billing.promotion_not_found` */
export function endPromotion(
  call: BillingCall,
  { promotionId }: { promotionId: string },
): Promise<{ done: true }> {
  return call.system(async (tx) => {
    const ended = await tx.db
      .updateTable('billing_promotions')
      .set({ ended_at: tx.clock.now() })
      .where('id', '=', promotionId)
      .where('ended_at', 'is', null)
      .returning('code')
      .executeTakeFirst()
    if (!ended) throw new AppError('billing.promotion_not_found')
    tx.about(promotionId, { code: ended.code })
    return { done: true }
  })
}

const presentPromotion = (row: PromotionRow): ListedPromotion => ({
  promotionId: row.id,
  code: row.code,
  name: row.name,
  percent: row.percent,
  planTypes: row.plan_types,
  offerTypes: row.offer_types,
  cycles: row.cycles,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  most: row.most,
  used: row.used,
  firstTimeOnly: row.first_time_only,
  endedAt: row.ended_at === null ? null : new Date(row.ended_at).toISOString(),
})
