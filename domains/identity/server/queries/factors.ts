import { type CallContext, callerOf } from '@mizan/platform/contract'
import { read } from '@mizan/platform/database'
import type { SecondFactor } from '../../schemas.ts'
import type { Identity } from '../identity.ts'
import { type KeptFactor, listConfirmed } from '../store/factors.ts'

/** The second factors of the caller, the oldest first. */
export async function listFactors(identity: Identity, ctx: CallContext): Promise<{ items: SecondFactor[] }> {
  const { userId } = callerOf(ctx)
  const factors = await read(identity.context(ctx), (tx) => listConfirmed(tx, userId))
  return { items: factors.map(presentFactor) }
}

export const presentFactor = (factor: KeptFactor): SecondFactor => ({
  id: factor.id,
  kind: factor.kind,
  name: factor.name,
  addedAt: factor.confirmed_at ?? factor.created_at,
  lastUsedAt: factor.last_used_at,
})
