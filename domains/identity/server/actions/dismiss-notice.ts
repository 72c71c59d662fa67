/** The notice that the profile carries has been read. */
import { type CallContext, callerOf } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import type { Identity } from '../identity.ts'
import { markRemovalSeen } from '../store/notices.ts'

export const dismissNotice = (identity: Identity, ctx: CallContext): Promise<{ done: true }> =>
  write(identity.context(ctx), async ({ db, clock, about }) => {
    const { userId } = callerOf(ctx)
    await markRemovalSeen(db, userId, clock.now())
    about(userId)
    return { done: true as const }
  })
