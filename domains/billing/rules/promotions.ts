/** When a promotion code holds. */
import type { PlanType } from '@mizan/subscription/schemas'
import type { Cycle, OfferType } from '../data/plans.ts'

export interface Promotion {
  percent: number
  /** Null for any. */
  planTypes: readonly PlanType[] | null
  offerTypes: readonly OfferType[] | null
  cycles: readonly Cycle[] | null
  validFrom: string
  /** The first day on which it no longer holds; null for none. */
  validUntil: string | null
  /** The number of offices that may use it; null for any number. */
  most: number | null
  used: number
  firstTimeOnly: boolean
}

interface Use {
  offer: { planType: PlanType; offerType: OfferType; cycle: Cycle }
  day: string
  isFirstTime: boolean
  /** Whether this office has used it before. */
  hasUsed: boolean
}

/** Whether the page of the promotion may be shown. */
export const isRunning = ({ validFrom, validUntil, most, used }: Promotion, day: string): boolean =>
  validFrom <= day && (validUntil === null || day < validUntil) && (most === null || used < most)

export function promotionRefusal(
  promotion: Promotion,
  { offer, day, isFirstTime, hasUsed }: Use,
): 'LA_PromotionCodeInvalid' | 'billing.first_time_only' | undefined {
  const among = <T>(list: readonly T[] | null, one: T) => list === null || list.includes(one)
  const fits =
    among(promotion.planTypes, offer.planType) &&
    among(promotion.offerTypes, offer.offerType) &&
    among(promotion.cycles, offer.cycle)
  if (!fits || hasUsed || !isRunning(promotion, day)) return 'LA_PromotionCodeInvalid'
  return promotion.firstTimeOnly && !isFirstTime ? 'billing.first_time_only' : undefined
}

/** The form in which codes are compared: people type them in any case, and with blanks around. */
export const canonicalCode = (typed: string): string => typed.trim().toLocaleUpperCase('en')
