/** Decides which offices may take which offer. */
import { isAcademicEmail } from '@mizan/identity/rules/academic-email'
import type { PlanType } from '@mizan/subscription/schemas'

export interface Buyer {
  /** Whether the office has never had a trial and never paid. */
  isFirstTime: boolean
  /** Proven addresses of its administrators. */
  emails: readonly string[]
  /** Whether a bar has confirmed the registration of one of them. */
  isBarConfirmed: boolean
}

export type IneligibilityCode =
  | 'billing.first_time_only'
  | 'billing.academic_not_eligible'
  | 'billing.bar_not_eligible'

/** An office keeps its present plan, so this is checked only when somebody takes one. */
export function ineligibilityFor(planType: PlanType, buyer: Buyer): IneligibilityCode | undefined {
  if (planType === 'Normal') return undefined
  if (planType === 'Academic' && !buyer.emails.some(isAcademicEmail)) return 'billing.academic_not_eligible'
  if (planType === 'Bar' && !buyer.isBarConfirmed) return 'billing.bar_not_eligible'
  return buyer.isFirstTime ? undefined : 'billing.first_time_only'
}
