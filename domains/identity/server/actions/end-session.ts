/** Ends one of the caller's sessions, also the one that asks. */
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import type { Identity } from '../identity.ts'
import { endSessions } from '../store/sessions.ts'

export async function endSession(
  identity: Identity,
  ctx: CallContext,
  sessionId: string,
): Promise<{ done: true }> {
  const { userId } = callerOf(ctx)
  return write(identity.context(ctx), async ({ db, about }) => {
    const ended = await endSessions(db, userId, 'owner', identity.clock.now(), { only: sessionId })
    if (ended === 0) throw new AppError('session.not_found')
    about(sessionId)
    return { done: true as const }
  })
}
