/** Promotions, which staff adds and ends. */
import { randomUUID } from 'node:crypto'
import { AppError } from '@mizan/platform/contract'
import { canonicalCode } from '../../rules/promotions.ts'
import type { ListedPromotion, PromotionInput } from '../../schemas/staff.ts'
import type { BillingCall } from '../call.ts'
import { promotionFrom } from '../store/promotions.ts'
import type { PromotionRow } from '../tables.ts'

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
  ...promotionFrom(row),
  endedAt: row.ended_at === null ? null : new Date(row.ended_at).toISOString(),
})
