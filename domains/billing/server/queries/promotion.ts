/** The page of a promotion: its plans with their reduced prices. */

import { dayInTurkey } from '@mizan/platform/calendar'
import { AppError } from '@mizan/platform/contract'
import { amountOf, money, subtract } from '@mizan/platform/money'
import { discountOf } from '../../rules/price.ts'
import { isRunning, type Promotion } from '../../rules/promotions.ts'
import type { Plan, PromotionPage } from '../../schemas.ts'
import type { BillingCall } from '../call.ts'
import { presentPlans } from '../present.ts'
import { pricesOn } from '../store/prices.ts'
import { findPromotionById, promotionFrom } from '../store/promotions.ts'

/** @throws AppError `billing.promotion_page_invalid` for one that does not exist, has ended or is used up */
export async function readPromotion(
  { unscoped: db, clock }: BillingCall,
  { promotionId }: { promotionId: string },
): Promise<PromotionPage> {
  const day = dayInTurkey(clock.now())
  const row = await findPromotionById({ db }, promotionId)
  const promotion = row && promotionFrom(row)
  if (!row || !promotion || row.ended_at || !isRunning(promotion, day))
    throw new AppError('billing.promotion_page_invalid')
  const plans = presentPlans(await pricesOn({ db }, 'turkey', day))
  return {
    promotionId,
    code: row.code,
    name: row.name,
    percent: row.percent,
    validUntil: row.valid_until,
    firstTimeOnly: row.first_time_only,
    plans: plans.filter((plan) => holdsFor(promotion, plan)).map((plan) => withPercent(plan, row.percent)),
  }
}

function holdsFor({ planTypes, offerTypes, cycles }: Promotion, plan: Plan): boolean {
  const among = <T>(list: readonly T[] | null, one: T) => list === null || list.includes(one)
  // A promotion that names no plan types is shown on the usual plans.
  const isType = planTypes === null ? plan.planType === 'Normal' : planTypes.includes(plan.planType)
  return isType && among(offerTypes, plan.offerType) && among(cycles, plan.billingCycle)
}

const withPercent = (plan: Plan, percent: number): PromotionPage['plans'][number] => ({
  ...plan,
  promotionCost: amountOf(subtract(money(plan.cost), discountOf(money(plan.cost), percent))),
})
