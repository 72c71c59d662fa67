/** Rows of promotions, and which office has used which. */
import { sql } from 'kysely'
import { canonicalCode, type Promotion } from '../../rules/promotions.ts'
import type { Tx } from '../call.ts'
import type { PromotionRow } from '../tables.ts'

export interface FoundPromotion {
  row: PromotionRow
  /** Whether this office has used it. */
  hasUsed: boolean
}

export async function findPromotion(
  { db }: Tx,
  typed: string,
  officeId: string,
): Promise<FoundPromotion | undefined> {
  const row = await db
    .selectFrom('billing_promotions')
    .selectAll()
    .select(
      sql<boolean>`exists (select from billing_promotion_uses u
        where u.promotion_id = billing_promotions.id and u.company_id = ${officeId})`.as('hasUsed'),
    )
    .where('code', '=', canonicalCode(typed))
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row && { row, hasUsed: row.hasUsed }
}

export const promotionFrom = (row: PromotionRow) =>
  ({
    percent: row.percent,
    planTypes: row.plan_types,
    offerTypes: row.offer_types,
    cycles: row.cycles,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    most: row.most,
    used: row.used,
    firstTimeOnly: row.first_time_only,
  }) satisfies Promotion

interface Use {
  promotionId: string
  officeId: string
  orderId: string
}

/** Whether it could be used: the number of uses is not exceeded, and no office uses it twice. */
export async function takePromotion(
  { db, clock }: Tx,
  { promotionId, officeId, orderId }: Use,
): Promise<boolean> {
  const { rows } = await sql`
    with taken as (
      update billing_promotions set used = used + 1
      where id = ${promotionId} and (most is null or used < most)
        and not exists (select from billing_promotion_uses where promotion_id = ${promotionId} and company_id = ${officeId})
      returning id)
    insert into billing_promotion_uses (promotion_id, company_id, order_id, used_at)
    select id, ${officeId}, ${orderId}, ${clock.now().toISOString()} from taken
    on conflict do nothing returning promotion_id`.execute(db)
  return rows.length > 0
}

export const findPromotionById = ({ db }: Pick<Tx, 'db'>, id: string): Promise<PromotionRow | undefined> =>
  db.selectFrom('billing_promotions').selectAll().where('id', '=', id).executeTakeFirst()
