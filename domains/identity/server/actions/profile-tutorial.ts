import { type CallContext, callerOf } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import type { Identity } from '../identity.ts'
import { changePerson } from '../store/profile.ts'

/** Notes that the caller has been shown around. */
export const completeTutorial = (identity: Identity, ctx: CallContext): Promise<{ completed: boolean }> =>
  write(identity.context(ctx), async (tx) => {
    const { userId } = callerOf(ctx)
    await changePerson(tx, userId, { tutorial_completed_at: tx.clock.now() })
    tx.about(userId)
    return { completed: true }
  })
