/** The chosen plan and promotion, stored in this browser under the names of the specification. */
import { readStored, removeStored, safePath, writeStored } from '@mizan/platform/ui'
import type { Plan } from '../schemas.ts'

const planKey = 'selected_plan'
const promotionKey = 'promotionId'
const completeKey = 'paymentCompleteUrl'

export type Choice = Pick<Plan, 'planType' | 'offerType' | 'billingCycle'>

export function readSelected(): Choice | undefined {
  try {
    const kept = JSON.parse(readStored(planKey) ?? 'null') as Partial<Choice> | null
    return kept?.planType && kept.offerType && kept.billingCycle ? (kept as Choice) : undefined
  } catch {
    // Another program has written the value.
    return undefined
  }
}

export const keepSelected = ({ planType, offerType, billingCycle }: Choice): void =>
  writeStored(planKey, JSON.stringify({ planType, offerType, billingCycle }))

export const readPromotion = (): string | null => readStored(promotionKey)
export const keepPromotion = (promotionId: string): void => writeStored(promotionKey, promotionId)

/** The address at which the browser continues once the payment is over. */
export const keepCompleteUrl = (address: string): void => writeStored(completeKey, address)
export const readCompleteUrl = (): string => safePath(readStored(completeKey)) ?? '/subscription'

export function forgetChoices(): void {
  for (const key of [planKey, promotionKey]) removeStored(key)
}
