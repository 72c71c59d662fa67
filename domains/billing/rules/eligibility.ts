/** Who may have which offer. */
import { isAcademicEmail } from '@mizan/identity/rules/academic-email'
import type { PlanType } from '@mizan/subscription/schemas'

export interface Buyer {
  /** Whether the office has ever had a trial or paid. */
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

/** An office keeps the plan that it has, so this is asked when somebody takes one. */
export function ineligibilityFor(planType: PlanType, buyer: Buyer): IneligibilityCode | undefined {
  if (planType === 'Normal') return undefined
  if (planType === 'Academic' && !buyer.emails.some(isAcademicEmail)) return 'billing.academic_not_eligible'
  if (planType === 'Bar' && !buyer.isBarConfirmed) return 'billing.bar_not_eligible'
  return buyer.isFirstTime ? undefined : 'billing.first_time_only'
}
