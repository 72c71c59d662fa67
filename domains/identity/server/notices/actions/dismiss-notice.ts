/** Marks the notice in the caller's profile as read. */
import { callerOf } from '@mizan/platform/contract'
import type { IdentityCall } from '../../call.ts'
import { markRemovalSeen } from '../store.ts'

export const dismissNotice = (call: IdentityCall): Promise<{ done: true }> =>
  call.system(async (tx) => {
    const { userId } = callerOf(call)
    await markRemovalSeen(tx, userId, tx.clock.now())
    tx.about(userId)
    return { done: true as const }
  })
