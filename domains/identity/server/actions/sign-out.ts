/** Ends the session of the caller. */
import { type CallContext, callerOf } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import type { Identity } from '../identity.ts'
import { endSessions } from '../store/sessions.ts'

export async function signOut(identity: Identity, ctx: CallContext): Promise<{ ended: true }> {
  const { userId, sessionId } = callerOf(ctx)
  return write(identity.context(ctx), async ({ db, about }) => {
    await endSessions(db, userId, 'logout', identity.clock.now(), { only: sessionId })
    about(sessionId)
    return { ended: true as const }
  })
}
