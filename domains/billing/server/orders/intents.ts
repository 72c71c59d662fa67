/** Finds the order that taking a plan means for an office in its present state. */
import { type Offer, sameOffer } from '../../rules/subscription.ts'
import type { Intent } from '../../schemas.ts'
import type { KeptSubscription } from '../store/subscriptions.ts'

type PlanIntent = Extract<Intent, { do: 'buy' | 'switch' | 'renew' }>

/** An office whose renewal failed pays it by taking the same plan again. */
export function intentOf(kept: KeptSubscription, offer: Offer, seats: number): PlanIntent {
  if (kept.state === 'paid') return { do: 'switch', offer, seats }
  const isSame = kept.offer !== null && sameOffer(kept.offer, offer)
  if (kept.state === 'grace' && isSame) return { do: 'renew' }
  return { do: 'buy', offer, seats }
}
