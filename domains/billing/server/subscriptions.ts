/** The subscription of an office as of now, and how it changes: with its licences and seats, in one transaction. */
import { AppError } from '@mizan/platform/contract'
import { offers } from '../data/plans.ts'
import {
  advance,
  happen,
  noSubscription,
  refusalOf,
  type SubscriptionEvent,
  validUntil,
} from '../rules/subscription.ts'
import type { Tx } from './call.ts'
import type { BillingParts } from './parts.ts'
import {
  findSubscription,
  type KeptSubscription,
  keptFrom,
  lockRow,
  rowFrom,
  updateSubscription,
} from './store/subscriptions.ts'

type Needs = Pick<BillingParts, 'grantPlan'>

const emptyIn = (region: KeptSubscription['region']): KeptSubscription => ({
  ...noSubscription,
  balance: '0.00',
  region,
  buyer: null,
})

/** The present state: changes by time alone are not written yet. */
export async function readSubscription(
  tx: Tx,
  officeId: string,
  region: KeptSubscription['region'],
): Promise<KeptSubscription> {
  const row = await findSubscription(tx, officeId)
  return row ? advanced(keptFrom(row), tx) : emptyIn(region)
}

/** Does the same with a lock until the transaction ends. */
export async function lockSubscription(
  tx: Tx,
  officeId: string,
  region: KeptSubscription['region'],
): Promise<KeptSubscription> {
  const empty = rowFrom(officeId, emptyIn(region), tx.clock.now().toISOString())
  return advanced(keptFrom(await lockRow(tx, officeId, empty)), tx)
}

const advanced = (kept: KeptSubscription, { clock }: Tx): KeptSubscription => ({
  ...kept,
  ...advance(kept, clock.now().toISOString()),
})

/** @throws AppError with the code of the refusal */
export function requirePossible(kept: KeptSubscription, wanted: SubscriptionEvent): void {
  const refusal = refusalOf(kept, wanted)
  if (refusal) throw new AppError(refusal)
}

/** Writes the new state of the subscription. */
export async function changeSubscription(
  parts: Needs,
  tx: Tx,
  officeId: string,
  {
    kept,
    wanted,
    balance = kept.balance,
  }: { kept: KeptSubscription; wanted: SubscriptionEvent; balance?: string },
): Promise<KeptSubscription> {
  const now = tx.clock.now().toISOString()
  const next = { ...kept, ...happen(kept, wanted, now), balance }
  await keepSubscription(parts, tx, officeId, next)
  return next
}

/** Writes it, and gives the office the licences and seats that follow from it. */
export async function keepSubscription(
  { grantPlan }: Needs,
  tx: Tx,
  officeId: string,
  next: KeptSubscription,
): Promise<void> {
  await updateSubscription(tx, rowFrom(officeId, next, tx.clock.now().toISOString()))
  const { offer, from, state, seats, hasPaid } = next
  const until = validUntil(next)
  if (!offer || from === null || until === null) return
  const source = state === 'trial' || !hasPaid ? 'trial' : offer.planType
  await grantPlan(tx, officeId, { source, keys: offers[offer.offerType].keys, seats, from, until })
}
