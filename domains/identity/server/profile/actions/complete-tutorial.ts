import { callerOf } from '@mizan/platform/contract'
import type { IdentityCall } from '../../call.ts'
import { changePerson } from '../store.ts'

/** Records that the caller has completed the tutorial. */
export const completeTutorial = (call: IdentityCall): Promise<{ completed: boolean }> =>
  call.system(async (tx) => {
    const { userId } = callerOf(call)
    await changePerson(tx, userId, { tutorial_completed_at: tx.clock.now() })
    tx.about(userId)
    return { completed: true }
  })
