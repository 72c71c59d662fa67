import { callerOf } from '@mizan/platform/contract'
import type { SecondFactor, SecondFactors } from '../../schemas.ts'
import type { IdentityCall } from '../call.ts'
import { type KeptFactor, listConfirmed } from './store/factors.ts'
import { countRecoveryCodes } from './store/recovery-codes.ts'

/** The second factors of the caller, the oldest first, and how many recovery codes are left. */
export function listFactors(call: IdentityCall): Promise<SecondFactors> {
  const { userId } = callerOf(call)
  return call.system.read(async (tx) => {
    const factors = await listConfirmed(tx, userId)
    const { left } = await countRecoveryCodes(tx, userId)
    return { items: factors.map(presentFactor), recoveryCodesLeft: left }
  })
}

export const presentFactor = (factor: KeptFactor): SecondFactor => ({
  id: factor.id,
  kind: factor.kind,
  name: factor.name,
  addedAt: factor.confirmed_at ?? factor.created_at,
  lastUsedAt: factor.last_used_at,
})
